import type { Page } from '@playwright/test';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  onDesktop,
  onPhone,
  test,
} from './test.ts';

test('the models page discovers the fleet: eight models with prices and links to their pages', async ({
  page,
}) => {
  await page.goto('/models');
  await expect(page).toHaveTitle('Discover the fleet | Haval Pakistan');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Discover the fleet');
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

test('a card shows its details on keyboard focus or a tap; its picture or name opens the model', async ({
  page,
  isMobile,
}) => {
  await page.goto('/models');
  const card = page.getByRole('main').getByRole('article').first();
  const more = card.getByText('Room for the family');
  const about = card.getByRole('button', { name: 'About the Haval H6' });
  const readOpacity = () =>
    more.evaluate((text) => getComputedStyle(text.parentElement as Element).opacity);
  if (isMobile) {
    await expect(card.getByText('Tap to keep overlay visible')).toBeVisible();
    await about.tap();
    await expect(about).toHaveAttribute('aria-expanded', 'true');
    await expect.poll(readOpacity).toBe('1');
    await about.tap();
    await expect(about).toHaveAttribute('aria-expanded', 'false');
    await expect.poll(readOpacity).toBe('0');
    const { x = 0, y = 0 } = (await card.getByRole('heading').boundingBox()) ?? {};
    await page.touchscreen.tap(x + 10, y + 10);
  } else {
    await expect(about).toBeHidden();
    await card.getByRole('link', { name: 'Explore the Haval H6' }).focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect.poll(readOpacity).toBe('1');
    await card.getByRole('img').first().click({ force: true });
  }
  await expect(page).toHaveURL('/models/haval-h6');
});

test(
  'a model page links to booking, test drive and price calculator',
  onPhone,
  async ({ page }) => {
    await page.goto('/models/ora-07');
    // On phones Book and the price stand in the bar, and nowhere else in the first view.
    const hero = page.getByRole('region', { name: 'Ora 07' });
    const bar = page.locator('.buy-bar');
    await expect(bar).toBeInViewport({ ratio: 1 });
    await expect(hero.getByRole('link')).toHaveCount(1);
    await expect(bar.getByRole('link', { name: 'Book', exact: true })).toHaveAttribute(
      'href',
      '/book-now?vehicle=ora-07',
    );
    await expect(hero.getByRole('link', { name: 'Test Drive' })).toHaveAttribute(
      'href',
      '/test-drive?vehicle=ora-07',
    );
    const price = bar.getByRole('link', { name: /Ex-Factory Price/ });
    await expect(price).toContainText('Starting from PKR 14,000,000');
    await price.click();
    await expect(page.getByLabel('Your vehicle')).toHaveValue(/./);
    await expect(page.getByRole('heading', { name: 'Price Calculator' })).toBeInViewport();
  },
);

const shownModels = (page: Page) =>
  page.getByRole('main').getByRole('article').getByRole('heading');

test('the price of a model is a button like the two beside it', onDesktop, async ({ page }) => {
  await page.goto('/models/ora-07');
  const hero = page.getByRole('region', { name: 'Ora 07' });
  const price = hero.getByRole('link', { name: /Ex-Factory Price/ });
  const drive = hero.getByRole('link', { name: 'Test Drive' });
  for (const property of ['border-top-width', 'border-top-color', 'border-radius']) {
    const value = await drive.evaluate(
      (link, name) => getComputedStyle(link).getPropertyValue(name),
      property,
    );
    expect(value).not.toBe('0px');
    await expect(price).toHaveCSS(property, value);
  }
  expect((await price.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('the models are filtered by power and price, and Back shows the former choice', async ({
  page,
}) => {
  await page.goto('/models');
  const choose = (filter: string, choice: string) =>
    page
      .getByRole('navigation', { name: filter, exact: true })
      .getByRole('link', { name: choice })
      .click();
  await choose('Power', 'Electric');
  await expect(shownModels(page)).toHaveText(['Ora 03', 'Ora 07']);
  await expect(page.getByText('2 of 8 models')).toBeVisible();
  await choose('Price', 'Up to 9 million');
  await expect(page).toHaveURL('/models?power=electric&price=under-9-million');
  await expect(shownModels(page)).toHaveText(['Ora 03']);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await choose('Power', 'Plug-in hybrid');
  await expect(shownModels(page)).toHaveCount(0);
  await page.getByRole('link', { name: 'Show all models' }).click();
  await expect(shownModels(page)).toHaveCount(8);
  await page.goBack();
  await page.goBack();
  await expect(shownModels(page)).toHaveText(['Ora 03']);
});

test('a budget on the road in the buyer’s city leaves the models that surely cost no more', async ({
  page,
}) => {
  await page.goto('/models?price=under-9-million');
  const cards = page.getByRole('main').getByRole('article');
  await expect(shownModels(page)).toHaveText([
    'Haval H6',
    'Haval Jolion',
    'Haval Jolion HEV',
    'Ora 03',
  ]);
  await page.getByLabel('On the road in').selectOption('Hyderabad');
  await expect(cards.first()).toContainText('On the road in Hyderabad, filer');
  await page.getByLabel('up to').selectOption('PKR 9 million');
  await expect(shownModels(page)).toHaveText(['Haval Jolion', 'Haval Jolion HEV', 'Ora 03']);
  await expectAccessible(page);
  await page.getByLabel('for a').selectOption('non-filer');
  await expect(shownModels(page)).toHaveText(['Haval Jolion', 'Ora 03']);
  // The city and the buyer are remembered, the budget is not.
  await page.goto('/models');
  await expect(cards.first()).toContainText('On the road in Hyderabad, non-filer');
  await expect(shownModels(page)).toHaveCount(8);
  await page.goto('/on-road-price?vehicle=haval-jolion');
  await expect(page.getByLabel('Your city').locator('option:checked')).toHaveText('Hyderabad');
  await expect(page.getByRole('radio', { name: 'Non-filer' })).toBeChecked();
});

test('every choice of both filters is in the first view, whole, at any width', async ({ page }) => {
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 760 });
    await page.goto('/models');
    for (const name of ['Power', 'Price']) {
      const filter = page.getByRole('navigation', { name, exact: true });
      for (const choice of await filter.getByRole('link').all()) {
        await expect(choice).toBeInViewport({ ratio: 1 });
      }
    }
    await expectNoSidewaysScroll(page);
  }
});

test('on phones each filter is one line, right above the first car', onPhone, async ({ page }) => {
  for (const width of [360, 390, 412]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/models');
    for (const name of ['Power', 'Price']) {
      const filter = page.getByRole('navigation', { name, exact: true });
      expect((await filter.boundingBox())?.height).toBeCloseTo(44, 0);
    }
    const car = page.getByRole('main').getByRole('article').first();
    expect((await car.boundingBox())?.y).toBeLessThanOrEqual(368);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the models page is filtered by its links', onPhone, async ({ page }) => {
    await page.goto('/models');
    await page.getByRole('link', { name: 'Hybrid', exact: true }).click();
    await expect(shownModels(page)).toHaveText(['Haval H6 HEV', 'Haval Jolion HEV', 'Tank 500']);
    await page.getByRole('link', { name: 'From 12 million' }).click();
    await expect(shownModels(page)).toHaveText(['Tank 500']);
  });
});
