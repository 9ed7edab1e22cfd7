import { models } from '#catalogue/models/models.ts';
import { vehicles } from '#catalogue/vehicles.ts';
import { chooseLargePictures } from '#site/vehicles/large-pictures.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  onDesktop,
  onPhone,
  test,
} from './test.ts';

test('the description leaves the upper half of the picture in view', async ({ page, isMobile }) => {
  await page.goto('/models');
  const card = page.getByRole('main').getByRole('article').first();
  const button = card.locator('button');
  if (isMobile) await button.tap();
  else await card.hover();
  const text = card.getByText('Room for the family').locator('..');
  await expect(text).toHaveCSS('opacity', '1');
  const [overlay, picture] = [
    await text.boundingBox(),
    await card.getByRole('img').first().boundingBox(),
  ];
  expect(overlay?.height).toBeLessThan((picture?.height ?? 0) / 2);
});

for (const [width, height] of [
  [360, 740],
  [390, 844],
  [430, 932],
] as const) {
  test(
    `the first view of a model ends with its hero at ${width} x ${height}: the bar cuts no text`,
    onPhone,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/models/haval-jolion-hev');
      const hero = await page.getByRole('region', { name: 'Haval Jolion HEV' }).boundingBox();
      const bar = await page.locator('.buy-bar').boundingBox();
      expect((hero?.y ?? 0) + (hero?.height ?? 0)).toBeGreaterThanOrEqual(bar?.y ?? height);
      const drive = page.getByRole('main').getByRole('link', { name: 'Test Drive' }).first();
      const { y = 0, height: tall = 0 } = (await drive.boundingBox()) ?? {};
      expect(y + tall).toBeLessThanOrEqual(bar?.y ?? 0);
    },
  );
}

test(
  'on a desktop sections, Test Drive and Book stay in view below the header',
  onDesktop,
  async ({ page }) => {
    await page.goto('/models/tank-500');
    const sections = page.getByRole('navigation', { name: 'Sections of the Tank 500 page' });
    for (const [title, id] of [
      ['Specifications', 'specifications'],
      ['Design', 'design'],
      ['Features', 'features'],
    ] as const) {
      await sections.getByRole('link', { name: title }).click();
      await expect(page).toHaveURL(`/models/tank-500#${id}`);
      // The section begins where the bar ends.
      await expect
        .poll(() =>
          page.locator(`#${id}`).evaluate((section) => section.getBoundingClientRect().top),
        )
        .toBeCloseTo(124, -1);
      const bar = page.locator('.section-bar');
      await expect(bar.getByRole('link', { name: 'Test Drive' })).toBeInViewport();
      await expect(bar.getByRole('link', { name: 'Book' })).toBeInViewport();
    }
    await expectAccessible(page);
  },
);

test('on a phone Back to top does not cover the booking bar', onPhone, async ({ page }) => {
  await page.goto('/models/haval-h6');
  await page.getByRole('heading', { name: 'Features', exact: true }).scrollIntoViewIfNeeded();
  await expect(page.locator('.floating-helper')).toHaveCount(1);
  await page.evaluate(() => window.scrollBy({ top: -200, behavior: 'instant' }));
  const shortcuts = page.getByRole('button', { name: 'Back to top' });
  await expect(shortcuts).toBeVisible();
  const book = page.locator('.buy-bar').getByRole('link', { name: 'Book' });
  const [over, below] = [await shortcuts.boundingBox(), await book.boundingBox()];
  expect((over?.y ?? 0) + (over?.height ?? 0)).toBeLessThan(below?.y ?? 0);
});

test('every car is shown outdoors across its page', async ({ page }) => {
  for (const { slug } of vehicles) {
    await page.goto(`/models/${slug}`);
    const { outdoors } = chooseLargePictures(slug);
    const wide = outdoors.wide?.path ?? 'none';
    const picture = page.locator(`main img[src*="${wide.replace('Wide', '')}"]`);
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).toBeVisible();
    await expect
      .poll(() => picture.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc))
      .toContain((page.viewportSize()?.width ?? 0) < 768 ? outdoors.tall?.path : wide);
    const { x, width } = (await picture.boundingBox()) ?? { x: -1, width: 0 };
    expect(x).toBe(0);
    expect(width).toBeGreaterThanOrEqual(
      await page.evaluate('document.documentElement.clientWidth'),
    );
  }
});

test('choosing a paint shows the car in it', onPhone, async ({ page }) => {
  await page.goto('/models/haval-h6');
  await page.getByRole('radio', { name: 'Ivory White' }).check({ force: true });
  await expect(page.getByRole('group', { name: /Colour/ })).toContainText('Ivory White');
  await expect(page.getByRole('img', { name: /Haval H6 in Ivory White, / }).first()).toBeVisible();
});

test('choosing an interior color shows the seats in it', onPhone, async ({ page }) => {
  await page.goto('/models/haval-h6');
  await expect(
    page.getByRole('img', { name: /Haval H6 in Nordic White, the front/ }),
  ).toBeVisible();
  // Sections render as they come near the window, which shifts the rest of the page a last time.
  const interior = page.getByRole('radio', { name: 'Tan Brown' });
  await expect(() => interior.check({ force: true, timeout: 2_000 })).toPass();
  await expect(page.getByRole('img', { name: /Haval H6 in Tan Brown, the front/ })).toBeVisible();
  await expect(page.getByText('Seats in Tan Brown')).toBeVisible();
});

test('the picture viewer works by keys and dots and returns focus when closed', async ({
  page,
}) => {
  await page.goto('/models/haval-h6');
  const opener = page.getByRole('button', { name: 'Enlarge: Shaped by light' });
  await opener.click();
  const viewer = page.getByRole('dialog', { name: 'Haval H6' });
  await expect(viewer).toBeVisible();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await expect.poll(() => viewer.boundingBox()).toEqual({ x: 0, y: 0, width, height });
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
  const [, second] = models['haval-h6'].exterior;
  await expect(viewer.getByText(second?.title ?? '', { exact: true })).toBeVisible();
  const caption = await viewer.getByText(second?.title ?? '', { exact: true }).boundingBox();
  const dot = await viewer.getByRole('button', { name: 'Show 3 of 5' }).boundingBox();
  expect((dot?.y ?? 0) + (dot?.height ?? 0)).toBeLessThanOrEqual(caption?.y ?? 0);
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a model page shows its price and facts', onPhone, async ({ page }) => {
    await page.goto('/models/haval-jolion');
    await expect(page.locator('.buy-bar').getByText('PKR 7,500,000')).toBeVisible();
    await expect(page.getByRole('definition').getByText('337 L')).toBeVisible();
  });

  test('a model’s specifications are a table of trims, with group and row headers', async ({
    page,
  }) => {
    await page.goto('/models/haval-h6');
    const table = page.getByRole('table', { name: 'Specifications of the Haval H6' });
    await expect(table.getByRole('columnheader')).toHaveText(['Haval H6 1.5', 'Haval H6 2.0']);
    await expect(table.locator('th[scope="rowgroup"]').first()).toHaveText('Overview');
    const row = (name: string) =>
      table.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    await expect(row('Engine').getByRole('cell')).toHaveText(['1.5 litre', '2.0 litre']);
    await expect(row('Wheels').getByRole('cell')).toHaveText(['19 inch']);
    await expectNoSidewaysScroll(page);
    const isCut = await table.evaluate(
      ({ parentElement }) => (parentElement?.scrollWidth ?? 0) > (parentElement?.clientWidth ?? 0),
    );
    expect(isCut).toBe(false);
  });

  test('an event’s details open by their link', onPhone, async ({ page }) => {
    await page.goto('/news-and-events/events');
    await page.getByRole('link', { name: /Test drive weekend in Lahore/ }).click();
    await expect(page.getByRole('dialog').getByText('It does not take place')).toBeVisible();
  });
});

test('a gallery opens above the media page, and Back closes it', async ({ page }) => {
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
