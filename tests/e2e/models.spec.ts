import { vehicles } from '#catalogue/vehicles.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test('the fleet shows eight models with their prices, and leads to each', async ({ page }) => {
  await page.goto('/models');
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(8);
  await expect(cards.first()).toContainText('Starting from PKR 9,000,000');
  await expect(cards.filter({ hasText: 'Haval Jolion HEV' })).toContainText('PKR 8,500,000');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: 'Explore the Tank 500' }).click();
  await expect(page).toHaveURL('/models/tank-500');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tank 500');
});

test('a card says more under the pointer, with focus, and by a tap that keeps it', async ({
  page,
  isMobile,
}) => {
  await page.goto('/models');
  const card = page.getByRole('main').getByRole('article').first();
  const more = card.getByText('Room for the family');
  const about = card.getByRole('button', { name: 'About the Haval H6' });
  if (isMobile) {
    await expect(card.getByText('Tap to keep overlay visible')).toBeVisible();
    await about.tap();
    await expect(about).toHaveAttribute('aria-expanded', 'true');
    await page.getByRole('link', { name: 'Explore the Haval H6 HEV' }).focus();
  } else {
    await about.focus();
  }
  await expect
    .poll(() => more.evaluate((text) => getComputedStyle(text.parentElement as Element).opacity))
    .toBe('1');
});

test('a model’s page leads to booking, test drive and the calculator', async ({ page }) => {
  await page.goto('/models/ora-07');
  const hero = page.getByRole('region', { name: 'Ora 07' });
  await expect(hero.getByRole('link', { name: 'Book', exact: true })).toHaveAttribute(
    'href',
    '/book-now?vehicle=ora-07',
  );
  await expect(hero.getByRole('link', { name: 'Test Drive' })).toHaveAttribute(
    'href',
    '/test-drive?vehicle=ora-07',
  );
  const price = hero.getByRole('link', { name: /Ex-Factory Price/ });
  await expect(price).toContainText('Starting from PKR 14,000,000');
  await price.click();
  await expect(page.getByLabel('Your vehicle')).toHaveValue(/./);
  await expect(page.getByRole('heading', { name: 'Price Calculator' })).toBeInViewport();
});

for (const { slug, label } of vehicles) {
  test(`the page of the ${label} is whole`, async ({ page }) => {
    await page.goto(`/models/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(label);
    for (const heading of ['Features', 'More from HAVAL']) {
      await expect(page.getByRole('heading', { name: heading })).toBeVisible();
    }
    await expect(page.getByRole('radio')).not.toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test('on a phone the shortcuts keep clear of the bar that leads to booking', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a phone’s bar');
  await page.goto('/models/haval-h6');
  await page.getByRole('heading', { name: 'Features', exact: true }).scrollIntoViewIfNeeded();
  const shortcuts = page.getByRole('button', { name: 'Back to top' });
  await expect(shortcuts).toBeVisible();
  const book = page.locator('.buy-bar').getByRole('link', { name: 'Book' });
  const [over, below] = [await shortcuts.boundingBox(), await book.boundingBox()];
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThan(below?.y ?? 0);
});

test('another paint shows the car in it', async ({ page }) => {
  await page.goto('/models/haval-h6');
  await page.getByRole('radio', { name: 'Ivory White' }).check({ force: true });
  await expect(page.getByRole('group', { name: /Colour/ })).toContainText('Ivory White');
  await expect(page.getByRole('img', { name: /Haval H6 in Ivory White, / }).first()).toBeVisible();
});

test('the seats are shown in the interior that is chosen', async ({ page }) => {
  await page.goto('/models/haval-h6');
  await expect(
    page.getByRole('img', { name: /Haval H6 in Nordic White, the front/ }),
  ).toBeVisible();
  // What is scrolled past is drawn as it comes near, and moves the rest a last time.
  const interior = page.getByRole('radio', { name: 'Tan Brown' });
  await expect(() => interior.check({ force: true, timeout: 2_000 })).toPass();
  await expect(page.getByRole('img', { name: /Haval H6 in Tan Brown, the front/ })).toBeVisible();
});

test('the pictures open larger, turn by keys and dots, and give focus back', async ({ page }) => {
  await page.goto('/models/haval-h6');
  const opener = page.getByRole('button', { name: 'Enlarge: Shaped by light' });
  await opener.click();
  const viewer = page.getByRole('dialog', { name: 'Haval H6' });
  await expect(viewer).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByRole('button', { name: 'Show 2 of 5' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByRole('button', { name: 'Show 5 of 5' })).toHaveAttribute(
    'aria-current',
    'true',
  );
  await viewer.getByRole('button', { name: 'Show 3 of 5' }).click();
  await expect(viewer.getByRole('listitem', { name: '3 of 5' })).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a slug that is none of the eight leads to the Haval H6', async ({ page }) => {
  await page.goto('/models/haval-h9');
  await expect(page).toHaveURL('/models/haval-h6');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a model’s page can be read, with its price', async ({ page }) => {
    await page.goto('/models/haval-jolion');
    await expect(page.getByText('PKR 7,500,000').first()).toBeVisible();
    await expect(page.getByText('337 L', { exact: true })).toBeVisible();
  });

  test('an event is opened by its address', async ({ page }) => {
    await page.goto('/news-and-events/events');
    await page.getByRole('link', { name: /Test drive weekend in Lahore/ }).click();
    await expect(page.getByRole('dialog').getByText('It does not take place')).toBeVisible();
  });
});

test('a gallery opens over the media page, and Back closes it', async ({ page }) => {
  await page.goto('/news-and-events/media');
  await page.getByRole('link', { name: /Haval H6 in its colours: open/ }).click();
  const viewer = page.getByRole('dialog', { name: 'Haval H6 in its colours' });
  await expect(viewer.getByRole('button', { name: 'Close' })).toBeFocused();
  await expect(viewer.getByRole('button', { name: /^Show / })).toHaveCount(4);
  await expectAccessible(page);
  await page.goBack();
  await expect(viewer).toHaveCount(0);
  await expect(page).toHaveURL('/news-and-events/media');
});
