import type { Page, Route } from '@playwright/test';
import { findFooterLink } from './footer.ts';
import { expect, expectAccessible, test } from './test.ts';

const calculatePath = '**/api/price-calculator/calculate';

const calculator = (page: Page) => page.getByRole('region', { name: 'Price Calculator' });
const vehicle = (page: Page) => calculator(page).getByLabel('Vehicle');
const city = (page: Page) => calculator(page).getByLabel('City');
const car = (page: Page) => calculator(page).locator('img');
/** Announces the price; empty while there is none to show. */
const box = (page: Page) => calculator(page).locator('[aria-live]');
const chosen = (page: Page) => city(page).locator('option:checked');

const buildPrice = (finalPrice: number) => ({
  success: true,
  data: {
    car: { name: 'Sample', model: 'Sample', variant: null },
    city: { name: 'Sample City', province: 'Sample' },
    pricing: { basePrice: finalPrice, cityAdjustment: 0, finalPrice },
  },
});

test('the first city is preselected, and the price follows the choices', async ({ page }) => {
  await page.goto('/book-now');
  await expect(chosen(page)).toHaveText('Karachi');
  await expect(box(page)).toBeEmpty();
  await expect(car(page)).toBeHidden();
  await vehicle(page).selectOption('Haval H6 1.5');
  await expect(calculator(page)).toContainText('PKR 9,000,000');
  await expect(car(page)).toHaveAttribute('src', /\/haval-h6\/.*\/leftSide/);
  await city(page).selectOption('Lahore');
  await expect(calculator(page)).toContainText('PKR 9,075,000');
  await expect(calculator(page)).toContainText('Freight to LahorePKR 75,000');
  await expect(calculator(page)).toContainText(
    'The price includes all taxes and shipping charges. This is the ex-showroom price',
  );
  await expect(calculator(page)).toContainText('Haval H6 1.5 in Lahore, ex-showroom');
  await expect(calculator(page)).toContainText('An illustration, not an offer; the bank decides.');
  await expect(calculator(page)).toContainText(
    'A tariff, the price, the freight or a fact of the car is a sample.',
  );
  await expectAccessible(page);
  await vehicle(page).selectOption('');
  await expect(box(page)).toBeEmpty();
  await expect(car(page)).toBeHidden();
});

test('a vehicle in the URL is priced for the first city at once', async ({ page }) => {
  await page.goto('/book-now?vehicle=tank-500#price-calculator');
  await expect(calculator(page)).toContainText('Tank 500 HEV in Karachi');
  await expect(calculator(page)).toContainText('PKR 35,000,000');
  await expect(calculator(page)).toBeInViewport();
});

test('a message shows during calculation, and a late response to an earlier choice is never shown', async ({
  page,
}) => {
  const held: Route[] = [];
  await page.goto('/book-now');
  await expect(chosen(page)).toHaveText('Karachi');
  await page.route(calculatePath, (route) => held.push(route));
  await vehicle(page).selectOption('Ora 03');
  await expect(calculator(page)).toContainText('Calculating...');
  await vehicle(page).selectOption('Haval Jolion');
  await expect.poll(() => held.length).toBe(2);
  await held[1]?.fulfill({ json: buildPrice(2_222_222) });
  await expect(calculator(page)).toContainText('PKR 2,222,222');
  // The first call was aborted, so fulfilling it may fail.
  await held[0]?.fulfill({ json: buildPrice(1_111_111) }).catch(() => {});
  await page.unroute(calculatePath);
  await city(page).selectOption('Lahore');
  await expect(calculator(page)).toContainText('PKR 7,575,000');
  await expect(calculator(page)).not.toContainText('PKR 1,111,111');
});

test('with a price of 0 the box is hidden', async ({ page }) => {
  await page.route(calculatePath, (route) => route.fulfill({ json: buildPrice(0) }));
  await page.goto('/book-now');
  await expect(chosen(page)).toHaveText('Karachi');
  const answered = page.waitForResponse(calculatePath);
  await vehicle(page).selectOption('Ora 03');
  await answered;
  await expect(box(page)).toBeEmpty();
});

test.describe('when it fails', () => {
  test.use({ expectedErrors: ['Failed to load resource', 'It went wrong.', 'Failed to fetch'] });

  test('the price box is hidden until the next successful calculation', async ({ page }) => {
    await page.goto('/book-now?vehicle=ora-03');
    await expect(calculator(page)).toContainText('PKR 8,000,000');
    await page.route(calculatePath, (route) =>
      route.fulfill({ status: 500, json: { success: false, message: 'It went wrong.' } }),
    );
    await city(page).selectOption('Lahore');
    await expect(calculator(page).getByRole('alert')).toHaveText('Failed to calculate price');
    await expect(box(page)).toBeEmpty();
    await expectAccessible(page);
    await page.unroute(calculatePath);
    await city(page).selectOption('Multan');
    await expect(calculator(page)).toContainText('PKR 8,060,000');
    await expect(calculator(page).getByRole('alert')).toHaveCount(0);
  });
});

test('a link to the calculator scrolls to it from another page and from its own', async ({
  page,
}) => {
  await page.goto('/contact-us');
  const link = await findFooterLink(page, 'Prices', 'Price Calculator');
  await link.click();
  await expect(page).toHaveURL(/\/book-now#price-calculator$/);
  const heading = calculator(page).getByRole('heading', { name: 'Price Calculator' });
  await expect(heading).toBeInViewport();
  const readTop = async () => {
    const header = await page.getByRole('banner').boundingBox();
    const box = await heading.boundingBox();
    return (box?.y ?? 0) - (header?.y ?? 0) - (header?.height ?? 0);
  };
  await expect.poll(readTop, 'below the header').toBeGreaterThanOrEqual(0);
  await expect(calculator(page)).toBeFocused();
  await link.click();
  await expect(heading).toBeInViewport();
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await expect(heading).not.toBeInViewport();
  await link.click();
  await expect(heading).toBeInViewport();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a button calculates the price', async ({ page }) => {
    await page.goto('/book-now');
    await vehicle(page).selectOption('Ora 07 AWD');
    await city(page).selectOption('Gilgit');
    await calculator(page).getByRole('button', { name: 'Calculate Price' }).click();
    await expect(calculator(page)).toContainText('PKR 15,693,750');
    await expect(vehicle(page).locator('option:checked')).toHaveText('Ora 07 AWD');
    await expect(chosen(page)).toHaveText('Gilgit');
    await page.goto('/book-now?carId=none&cityId=none');
    await expect(box(page)).toBeEmpty();
  });
});
