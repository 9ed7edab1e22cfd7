import type { Page } from '@playwright/test';
import { dashboardPaths } from '#contract/dashboard.ts';
import { addRecord, changeRecord, someCar, uniqueName } from './office-records.ts';
import { disableLiveUpdates, office, openOffice, signedOut, signIn } from './sign-in.ts';
import { expect, test } from './test.ts';

test.use({
  expectedErrors: [signedOut, '500 (Internal', '409 (Conflict)', '400 (Bad', 'ERR_FAILED'],
});

const cars = '/price-calculator/cars';
const dialog = (page: Page) => page.getByRole('dialog');
const update = (page: Page) => dialog(page).getByRole('button', { name: 'Update Car' });
const openCar = (page: Page, id: string) =>
  openOffice(page, `/price-calculator?tab=cars&edit=${id}`);

test('a duplicate vehicle ID is reported at its field, and the input is kept', async ({
  page,
  request,
}) => {
  const name = uniqueName('Taken');
  await addRecord(request, cars, { data: someCar(name) });
  const { _id } = await addRecord(request, cars, { data: someCar(uniqueName('Other')) });
  await openCar(page, _id);
  await dialog(page).getByLabel('Description').fill('Typed before it was refused');
  await dialog(page).getByLabel('Vehicle ID').fill(someCar(name).vehicleId.toUpperCase());
  await update(page).click();
  const message = 'Another car has this vehicle ID';
  await expect(dialog(page).getByRole('alert')).toContainText(`Failed to update car. ${message}`);
  await expect(dialog(page).getByLabel('Vehicle ID')).toHaveAccessibleDescription(message);
  await expect(dialog(page).getByLabel('Description')).toHaveValue('Typed before it was refused');
});

for (const failure of ['a server error', 'no response'] as const) {
  test(`after ${failure} the form keeps its input, and saving again works`, async ({
    page,
    request,
  }) => {
    const { _id } = await addRecord(request, cars, { data: someCar(uniqueName('Failing')) });
    await openCar(page, _id);
    await page.route(`**/api${cars}/*`, (route) => {
      if (route.request().method() !== 'PUT') return route.continue();
      if (failure === 'no response') return route.abort();
      return route.fulfill({ status: 500, json: { success: false, message: 'It went wrong.' } });
    });
    await dialog(page).getByLabel('Variant').fill('Typed');
    await update(page).click();
    await expect(dialog(page).getByRole('alert')).toContainText(
      failure === 'no response' ? 'The server cannot be reached.' : 'It went wrong.',
    );
    await expect(dialog(page).getByLabel('Variant')).toHaveValue('Typed');
    await page.unroute(`**/api${cars}/*`);
    await update(page).click();
    await expect(dialog(page)).toBeHidden();
  });
}

test('an edit of another field at the same time is merged without a question', async ({
  page,
  request,
}) => {
  const { _id } = await addRecord(request, cars, { data: someCar(uniqueName('Collided')) });
  await openCar(page, _id);
  await dialog(page).getByLabel('Variant').fill('Mine');
  await changeRecord(request, `${cars}/${_id}`, {
    data: { basePrice: 8_000_000, priceReason: 'A test' },
  });
  await update(page).click();
  await expect(dialog(page)).toBeHidden();
  const stored = await (await request.get(`/api${cars}/${_id}`)).json();
  expect(stored.data).toMatchObject({ variant: 'Mine', basePrice: 8_000_000 });
});

test('after an expired session, signing in restores the form and its input', async ({
  page,
  context,
  request,
}) => {
  const { _id } = await addRecord(request, cars, { data: someCar(uniqueName('Signed out')) });
  const counted = page.waitForResponse(`**/api${dashboardPaths.work}`);
  // Any other call would lead to the sign-in form before the button does.
  await disableLiveUpdates(page);
  await openCar(page, _id);
  await counted;
  await dialog(page).getByLabel('Variant').fill('Typed before');
  await update(page).focus();
  await context.clearCookies();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(office('/login')));
  await signIn(page);
  await expect(dialog(page).getByLabel('Variant')).toHaveValue('Typed before');
  await update(page).click();
  await expect(dialog(page)).toBeHidden();
});

test('leaving a changed form asks for confirmation', async ({ page, request }) => {
  const { _id } = await addRecord(request, cars, { data: someCar(uniqueName('Left')) });
  await openCar(page, _id);
  await dialog(page).getByLabel('Variant').fill('Typed');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Discard your changes?');
  await question.getByRole('button', { name: 'Keep editing' }).click();
  await expect(dialog(page).getByLabel('Variant')).toHaveValue('Typed');
});

test('failed statistics of the calculator say so', async ({ page }) => {
  const fail = { status: 500, json: { success: false, message: 'It went wrong.' } };
  await page.route('**/api/price-calculator/stats', (route) => route.fulfill(fail));
  await disableLiveUpdates(page);
  await openOffice(page, '/price-calculator?tab=cars');
  await expect(page.getByText('Failed to fetch calculation stats. It went wrong.')).toBeVisible();
});

test('a failed load of the list and a failed calculation show errors; the list can be retried', async ({
  page,
}) => {
  let isBroken = true;
  const fail = { status: 500, json: { success: false, message: 'It went wrong.' } };
  await page.route(`**/api${cars}?*`, (route) =>
    isBroken ? route.fulfill(fail) : route.continue(),
  );
  await page.route('**/api/price-calculator/calculate', (route) => route.fulfill(fail));
  // A change by another test would load the list again before the button is pressed.
  await disableLiveUpdates(page);
  await openOffice(page, '/price-calculator?tab=cars');
  await expect(page.getByText('Failed to fetch cars')).toBeVisible();
  await expect(page.getByText('No cars found')).toBeHidden();
  isBroken = false;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(/cars? found/)).toBeVisible();
  await page.getByRole('link', { name: 'Price Calculator', exact: true }).last().click();
  await page.getByRole('combobox', { name: 'Car' }).selectOption('Ora 03');
  await page.getByRole('combobox', { name: 'City' }).selectOption('Karachi, Sindh');
  await page.getByRole('button', { name: 'Calculate Price' }).click();
  await expect(page.getByText('Failed to calculate price. It went wrong.')).toBeVisible();
});
