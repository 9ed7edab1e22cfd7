import type { Page } from '@playwright/test';
import { findFooterLink } from './footer.ts';
import { expect, expectAccessible, onDesktop, onPhone, test } from './test.ts';

/** The car and the city of the shown price: they head it, and are named again in the table and the form below. */
const shown = (page: Page, title: string) => page.getByRole('main').getByText(title).first();

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Choices of the three pages, beside those that they start with. */
const choices = [
  '/on-road-price?vehicle=ora-03&province=none&date=none',
  '/finance?kind=conventional&down=1',
  '/finance?kind=ijarah',
  '/finance?kind=diminishing-musharakah',
  '/compare?models=haval-h6,haval-h6-hev,haval-h6-phev,tank-500&km=none',
];

for (const path of choices) {
  test(`${path} is accessible, and scrolls sideways at no width`, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page);
    expect(await overflow(page)).toBe(0);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await overflow(page)).toBe(0);
  });
}

test('a choice by keyboard keeps the focus', async ({ page }) => {
  await page.goto('/on-road-price');
  const city = page.getByLabel('Your city');
  await city.focus();
  await page.keyboard.type('Lah');
  await expect(shown(page, 'Haval H6 1.5 in Lahore')).toBeVisible();
  await expect(city).toBeFocused();
});

test('a link to the page that is open starts the form again', async ({ page }) => {
  await page.goto('/on-road-price?vehicle=tank-500');
  await (await findFooterLink(page, 'Prices', 'On-Road Price')).click();
  await expect(shown(page, 'Haval H6 1.5 in Karachi')).toBeVisible();
  await expect(page.getByLabel('Your vehicle')).toHaveValue('haval-h6-1.5');
});

test(
  'on a phone the price and its parts come before what is open, which is one line',
  onPhone,
  async ({ page }) => {
    await page.goto('/on-road-price?vehicle=ora-03');
    await expect(page.getByText(/^without \d charges that are not confirmed yet$/)).toBeVisible();
    const tax = page.getByText('Token tax, first year');
    await expect(tax).toBeHidden();
    await page.getByText(/charges are not confirmed yet and not in the sum/).click();
    await expect(tax).toBeVisible();
    await expectAccessible(page);
  },
);

/** The price in the first view of a page, without scrolling. */
const firstViews = [
  { path: '/on-road-price', price: /^(from )?PKR [\d,]+$/ },
  { path: '/finance', price: /^PKR [\d,]+$/ },
  { path: '/finance?kind=conventional', price: /^PKR [\d,]+$/ },
  { path: '/finance?kind=diminishing-musharakah', price: /^PKR [\d,]+$/ },
];

for (const { path, price } of firstViews) {
  test(
    `${path}: car, city, price and a picture of the car are in the first view of phones and tablets`,
    onPhone,
    async ({ page }) => {
      for (const size of [
        { width: 360, height: 740 },
        { width: 768, height: 1024 },
      ]) {
        await page.setViewportSize(size);
        await page.goto(path);
        await expect(page.getByLabel('Your vehicle')).toBeInViewport({ ratio: 1 });
        await expect(page.getByLabel('Your city')).toBeInViewport({ ratio: 1 });
        const main = page.getByRole('main');
        await expect(main.getByText(price).first()).toBeInViewport({ ratio: 1 });
        // Its edges fade, and on tablets they lie outside the window.
        await expect(main.locator('img').first()).toBeInViewport({ ratio: 0.9 });
      }
    },
  );
}

test('the first sum is called an example until a car or a city is chosen', async ({ page }) => {
  await page.goto('/on-road-price');
  await expect(shown(page, 'For example: Haval H6 1.5 in Karachi')).toBeVisible();
  await page.getByLabel('Your vehicle').selectOption('Ora 03');
  await expect(shown(page, 'Ora 03 in Karachi')).toBeVisible();
  await expect(page.getByText('For example')).toHaveCount(0);
});

test('each car is chosen above its column', async ({ page, isMobile }) => {
  await page.goto('/compare?models=haval-h6,ora-03,tank-500');
  const heads = page.getByRole('columnheader');
  await expect(heads).toHaveCount(isMobile ? 2 : 3);
  for (const [index, head] of (await heads.all()).entries()) {
    const chosen = await page.getByLabel(`Car ${index + 1}`, { exact: true }).boundingBox();
    const column = await head.boundingBox();
    expect(chosen?.x).toBeCloseTo(column?.x ?? 0, 0);
    expect(chosen?.width).toBeCloseTo(column?.width ?? 0, 0);
  }
});

test('on a phone the car beside the first is chosen', onPhone, async ({ page }) => {
  await page.goto('/compare?models=haval-h6,ora-03,tank-500');
  const heads = page.getByRole('columnheader');
  await expect(heads).toHaveText(['Haval H6 1.5', 'Ora 03']);
  // What is compared reads as a sentence, and the choice names the car that it stands beside.
  await expect(page.locator('.compare-word:visible')).toHaveText(['Compare', 'with']);
  await expect(page.getByText('Show beside the Haval H6 1.5')).toBeInViewport();
  await page.getByRole('radio', { name: 'Tank 500 HEV' }).check();
  await expect(heads).toHaveText(['Haval H6 1.5', 'Tank 500 HEV']);
  await page.getByLabel('Add car 4').selectOption('Haval Jolion');
  await expect(heads).toHaveText(['Haval H6 1.5', 'Haval Jolion']);
  await expectAccessible(page);
});

test('on a phone the prices of the cars are in the first view', onPhone, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/compare');
  const price = page.getByRole('row', { name: /^Ex-factory price/ }).getByRole('cell');
  await expect(price.first()).toBeInViewport({ ratio: 1 });
  // Both choices below the cars share a line.
  const add = await page.getByLabel('Add car 4').boundingBox();
  const only = await page.locator('label', { hasText: 'Only differences' }).boundingBox();
  expect(only?.y).toBeCloseTo(add?.y ?? 0, 0);
});

test('the price calculator shows the on-road price of both buyers', async ({ page }) => {
  await page.goto('/book-now?vehicle=haval-h6#price-calculator');
  const calculator = page.getByRole('region', { name: 'Price Calculator' });
  await expect(calculator).toContainText('On the road, filerPKR 9,391,450');
  await expect(calculator).toContainText('On the road, non-filerPKR 9,753,950');
  await calculator.getByRole('link', { name: 'On-Road Price' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'On-Road Price' })).toBeVisible();
});

test(
  'the sums of buyers neither overlap nor leave their place on windows of any width',
  onDesktop,
  async ({ page }) => {
    for (const width of [768, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/on-road-price?vehicle=tank-500');
      const sums = page.getByRole('definition').filter({ hasText: /PKR.*(lakh|crore)/ });
      await expect(sums.first()).toBeVisible();
      const beyond = await sums.evaluateAll((all) =>
        all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
      );
      expect(beyond, `at ${width}`).toEqual([]);
    }
  },
);
