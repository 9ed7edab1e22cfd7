import type { Locator, Page } from '@playwright/test';
import { counter } from './counter.ts';
import { addRecord, someCar, uniqueName } from './office-records.ts';
import { office, openOffice, signedOut } from './sign-in.ts';
import {
  expect,
  expectAccessible,
  expectAccessibleInThemes,
  expectNoSidewaysScroll,
  test,
} from './test.ts';
import { dismissToast } from './toasts.ts';

test.use({ expectedErrors: [signedOut] });

const path = '/price-calculator';
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Price calculator' }).getByRole('link', { name });
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const dialog = (page: Page) => page.getByRole('dialog');

test('a price shows once a car and a city are chosen, and the button counts the calculation', async ({
  page,
}) => {
  await openOffice(page, path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Price Calculator Management');
  const calculate = page.getByRole('button', { name: 'Calculate Price' });
  const receipt = page.getByRole('region', { name: 'Price', exact: true });
  await expect(receipt).toContainText('Total');
  await expect(receipt).toContainText('PKR');
  await expect(calculate).toBeEnabled();
  await page.getByRole('combobox', { name: 'City' }).selectOption('');
  await expect(calculate).toBeDisabled();
  await expect(page.getByText('Please select both a car and a city')).toBeVisible();
  await page.getByRole('combobox', { name: 'Car' }).selectOption('Ora 07 AWD');
  await page.getByRole('combobox', { name: 'City' }).selectOption('Lahore, Punjab');
  await expect.poll(() => counter(page, 'Active Cars')).toBeGreaterThan(0);
  const calculations = page
    .getByRole('main')
    .locator('dl > div')
    .filter({ hasText: 'Total Calculations' })
    .getByRole('definition');
  const total = async () => Number(await calculations.textContent());
  await expect(receipt).toContainText('PKR 15,575,000');
  const cities = page.getByRole('region', { name: 'Price by city' });
  await expect(cities.getByRole('row').filter({ hasText: 'Lahore' })).toContainText('15,575,000');
  const before = await total();
  await calculate.click();
  await expect.poll(total).toBeGreaterThan(before);
  await cities.getByRole('button', { name: 'Karachi' }).click();
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue(/./);
  await expect(receipt).not.toContainText('PKR 15,575,000');
});

test('the calculator has no hole above its button, and its price stands beside or below it', async ({
  page,
  isMobile,
}) => {
  const widths = isMobile ? [360] : [768, 1366, 1440];
  await openOffice(page, path);
  const calculate = page.getByRole('button', { name: 'Calculate Price' });
  await expect(calculate).toBeEnabled();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 768 });
    const box = async (locator: Locator) =>
      (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [city, button] = [
      await box(page.getByRole('combobox', { name: 'City' })),
      await box(calculate),
    ];
    const gap = button.y - (city.y + city.height);
    expect(gap, `at ${width} px`).toBeGreaterThan(0);
    expect(gap, `at ${width} px`).toBeLessThanOrEqual(20);
    const price = await box(page.getByRole('region', { name: 'Price', exact: true }));
    const cities = await box(page.getByRole('region', { name: 'Price by city' }));
    expect(cities.y - (price.y + price.height)).toBeLessThanOrEqual(1);
    expect(cities.y - (button.y + button.height), `at ${width} px`).toBeLessThanOrEqual(
      isMobile ? price.height + 24 : 76,
    );
    await expectNoSidewaysScroll(page);
  }
});

test('a car can be created, found, edited and deleted; the URL holds the tab', async ({ page }) => {
  const name = uniqueName('Car');
  await openOffice(page, path);
  await tab(page, 'Cars Management').click();
  await expect(page).toHaveURL(office(`${path}?tab=cars`));
  await page.getByRole('button', { name: 'Add New Car' }).click();
  await dialog(page).getByLabel('Name').fill(name);
  await dialog(page).getByLabel('Model').fill('Haval H6');
  await dialog(page).getByLabel('Vehicle ID').fill(name);
  await expect(dialog(page).getByLabel('Base price')).toHaveValue('0');
  await dialog(page).getByLabel('Base price').fill('9,876,000');
  await dialog(page).getByRole('button', { name: 'Create Car' }).click();
  await expect(page.getByText(`${name} is saved.`)).toBeVisible();
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByText('1 car found')).toBeVisible();
  await expect(page).toHaveURL(/tab=cars/);
  await expect(row(page, name)).toContainText('PKR 9,876,000');

  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await dialog(page).getByLabel('Active: shown to visitors').uncheck();
  await dialog(page).getByRole('button', { name: 'Update Car' }).click();
  await expect(row(page, name)).toContainText('Inactive');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Active Only');
  await expect(page.getByText('No cars found')).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this car?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`${name} is moved to the trash.`)).toBeVisible();
  await dismissToast(page, 'is moved to the trash.');
  await expect(row(page, name)).toHaveCount(0);
});

test.describe('when the server asks for a reason', () => {
  test.use({ expectedErrors: [signedOut, '400 (Bad Request)'] });

  test('a changed price shows old, new and per cent, needs a reason, is asked about above 20 %, and can be undone', async ({
    page,
    request,
  }) => {
    const name = uniqueName('Priced');
    await addRecord(request, '/price-calculator/cars', {
      data: { ...someCar(name), basePrice: 7_500_000 },
    });
    await openOffice(page, `${path}?tab=cars&search=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await dialog(page).getByLabel('Base price').fill('75,000,000');
    const change = 'PKR 7,500,000 → PKR 75,000,000 (+900 %)';
    await expect(dialog(page).getByText(change)).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Update Car' }).click();
    const question = page.getByRole('alertdialog', { name: 'Save this price?' });
    await expect(question).toContainText(change);
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Go back' }).click();
    await dialog(page).getByLabel('Base price').fill('8,250,000');
    await expect(dialog(page).getByText('(+10 %)')).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Update Car' }).click();
    const reason = dialog(page).getByLabel('Why the price changes');
    await expect(reason).toBeFocused();
    await expect(dialog(page)).toContainText('Please say why the price changes');
    await reason.fill('Sales tax');
    await dialog(page).getByRole('button', { name: 'Update Car' }).click();
    await expect(row(page, name)).toContainText('PKR 8,250,000');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(row(page, name)).toContainText('PKR 7,500,000');
    await expect(page.getByText('The change is undone.')).toBeVisible();
  });
});

test('sample facts of a car are named in the list and in its form, where staff can confirm them', async ({
  page,
}) => {
  await openOffice(page, `${path}?tab=cars&search=Ora%2007%20FWD`);
  const facts = 'fuel, battery, origin, power consumption';
  await expect(row(page, 'Ora 07 FWD')).toContainText(`Sample facts: ${facts}`);
  await page.getByRole('button', { name: 'Edit Ora 07 FWD' }).click();
  await expect(dialog(page)).toContainText(`Sample Loaded to show the product: ${facts}.`);
  await expectAccessible(page);
  await dialog(page).getByLabel('These facts are right: stop calling them samples').check();
  // Other tests need the sample car as it is.
  await page.route('**/api/price-calculator/cars/*', async (route) => {
    if (route.request().method() !== 'PUT') return await route.fallback();
    const { data } = await (await page.request.get(route.request().url())).json();
    await route.fulfill({ json: { success: true, data: { ...data, sampleFacts: [] } } });
  });
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await dialog(page).getByRole('button', { name: 'Update Car' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ confirmsFacts: true });
  await expect(page.getByText('Ora 07 FWD is saved.')).toBeVisible();
});

test('a changed adjustment shows old, new and per cent, is asked about above 20 %, and can be undone', async ({
  page,
  request,
}) => {
  const name = uniqueName('Adjusted');
  const data = { name, province: 'Punjab', priceAdjustment: 75_000, adjustmentType: 'fixed' };
  await addRecord(request, '/price-calculator/cities', { data });
  await openOffice(page, `${path}?tab=cities&search=${encodeURIComponent(name)}`);
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  const amount = dialog(page).getByLabel('Price adjustment (PKR)');
  await amount.fill('750000');
  const change = '+PKR 75,000 → +PKR 750,000 (+900 %)';
  await expect(dialog(page).getByText(change)).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Update City' }).click();
  const question = page.getByRole('alertdialog', { name: 'Save this adjustment?' });
  await expect(question).toContainText(change);
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Go back' }).click();
  await amount.fill('82500');
  await dialog(page).getByRole('button', { name: 'Update City' }).click();
  await expect(row(page, name)).toContainText('+PKR 82,500');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, name)).toContainText('+PKR 75,000');
  await expect(page.getByText('The change is undone.')).toBeVisible();
});

test('a city’s price adjustment is whole rupees or a percentage, and may be negative', async ({
  page,
}) => {
  const name = uniqueName('City');
  await openOffice(page, `${path}?tab=cities&edit=new`);
  await dialog(page).getByLabel('Name').fill(name);
  await dialog(page).getByLabel('Province').fill('Punjab');
  await expect(dialog(page).getByLabel('Price adjustment (PKR)')).toHaveAttribute('step', '1');
  await dialog(page).getByLabel('Price adjustment (PKR)').fill('0.5');
  await dialog(page).getByRole('button', { name: 'Create City' }).click();
  await expect(dialog(page)).toContainText('A fixed adjustment is in whole rupees');
  await dialog(page).getByLabel('Adjustment type').selectOption('percentage');
  const percent = dialog(page).getByLabel('Price adjustment (%)');
  await expect(percent).toHaveAttribute('step', '0.1');
  await percent.fill('-1.5');
  await dialog(page).getByRole('button', { name: 'Create City' }).click();
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('searchbox').fill(name);
  await expect(row(page, name)).toContainText('-1.5%');
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this city?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await dismissToast(page, 'is moved to the trash.');
  await expect(page.getByText('No cities found')).toBeVisible();
});

test('the tabs and their forms are accessible in both themes', async ({ page, request }) => {
  const name = uniqueName('Averylongname'.repeat(4));
  await addRecord(request, '/price-calculator/cars', { data: someCar(name) });
  await openOffice(page, path);
  await expect(page.getByRole('combobox', { name: 'Car' })).toContainText('Ora 03');
  await expectAccessibleInThemes(page);
  await tab(page, 'Cars Management').click();
  await page.getByRole('searchbox').fill(name);
  await expect(page.getByText('1 car found')).toBeVisible();
  await expectAccessibleInThemes(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name }).click();
  await dialog(page).getByLabel('Model').fill('');
  await dialog(page).getByRole('button', { name: 'Update Car' }).click();
  await expect(dialog(page)).toContainText('Please enter a model');
  await expectAccessibleInThemes(page);
});

test('a specification can be created for a trim, filtered by model, edited and deleted', async ({
  page,
}) => {
  const name = uniqueName('Length');
  await openOffice(page, `${path}?tab=specifications`);
  await expect(tab(page, 'Specifications')).toHaveAttribute('aria-current', 'page');
  await page.getByRole('button', { name: 'Add New Specification' }).click();
  await dialog(page).getByRole('button', { name: 'Create Specification' }).click();
  await expect(dialog(page)).toContainText('Please choose a model');
  await dialog(page).getByLabel('Model').selectOption('Haval H6');
  await dialog(page).getByLabel('Trim').selectOption('Haval H6 2.0');
  await dialog(page).getByLabel('Group').fill('Dimensions');
  await dialog(page).getByLabel('Label').fill(name);
  await dialog(page).getByLabel('Value').fill('123');
  await dialog(page).getByLabel('Unit').fill('cubits');
  await expectAccessible(page);
  await dialog(page).getByRole('button', { name: 'Create Specification' }).click();
  await expect(page.getByText(`${name} is saved.`)).toBeVisible();

  await page.getByRole('combobox', { name: 'Model' }).selectOption('Tank 500');
  await expect(row(page, name)).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Model' }).selectOption('Haval H6');
  await expect(page).toHaveURL(/tab=specifications/);
  await expect(row(page, name)).toContainText('Haval H6 2.0');
  await expect(row(page, name)).toContainText('123 cubits');
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await dialog(page).getByLabel('Value').fill('124');
  await dialog(page).getByRole('button', { name: 'Update Specification' }).click();
  await expect(row(page, name)).toContainText('124 cubits');
  await expectAccessible(page);

  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this specification?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(`${name} is moved to the trash.`)).toBeVisible();
  await expect(row(page, name)).toHaveCount(0);
});
