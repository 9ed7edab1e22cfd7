import type { Page } from '@playwright/test';
import { addRecord, someDealer, uniqueName } from './office-records.ts';
import { openOffice, signedOut } from './sign-in.ts';
import { expect, test } from './test.ts';

test.use({ expectedErrors: [signedOut, '500 (Internal', '502 (Bad', 'ERR_FAILED'] });

const path = '/dealer-management';
const dialog = (page: Page) => page.getByRole('dialog');
const fault = { status: 500, json: { success: false, message: 'It went wrong.' } };

test('a list that cannot be loaded shows an error banner that can be dismissed', async ({
  page,
}) => {
  await page.route('**/api/dealers?*', (route) => route.fulfill(fault));
  await openOffice(page, path);
  const banner = page.getByRole('alert').filter({ hasText: 'Failed to fetch dealers' });
  await expect(banner).toBeVisible();
  await expect(page.getByText('No dealers found.')).toBeHidden();
  await banner.getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner).toBeHidden();
});

test('a failed save shows the reason and keeps the input; a failed delete restores the row', async ({
  page,
  request,
}) => {
  const name = uniqueName('HAVAL Failing');
  const { _id } = await addRecord(request, '/dealers', { data: someDealer(name) });
  await openOffice(page, `${path}?search=${encodeURIComponent(name)}&edit=${_id}`);
  await page.route(`**/api/dealers/${_id}`, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill(fault),
  );
  await dialog(page).getByLabel('Monday opens').fill('08:45');
  await dialog(page).getByLabel('Fleet Solutions').check();
  await dialog(page).getByRole('button', { name: 'Update Dealer' }).click();
  const alert = dialog(page).getByRole('alert');
  await expect(alert).toHaveText('It went wrong.');
  await expect(dialog(page).getByLabel('Monday opens')).toHaveValue('08:45');
  await expect(dialog(page).getByLabel('Fleet Solutions')).toBeChecked();
  for (const [answer, message] of [
    [{ status: 502, body: '<html>' }, /^Save failed\. /],
    [{ status: 500, json: { success: false } }, /^Save failed\. /],
    ['abort', /^Save failed\. The server cannot be reached/],
  ] as const) {
    await page.unroute(`**/api/dealers/${_id}`);
    await page.route(`**/api/dealers/${_id}`, (route) => {
      if (route.request().method() === 'GET') return route.continue();
      return answer === 'abort' ? route.abort() : route.fulfill(answer);
    });
    await dialog(page).getByRole('button', { name: 'Update Dealer' }).click();
    await expect(alert).toHaveText(message);
  }
  await page.unroute(`**/api/dealers/${_id}`);
  await page.route(`**/api/dealers/${_id}`, (route) =>
    route.request().method() === 'GET' ? route.continue() : route.fulfill(fault),
  );
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Delete failed. It went wrong.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
});

test('if the map fails to load, coordinates can still be typed', async ({ page }) => {
  await page.route('**/assets/location-map-*', (route) => route.abort());
  await openOffice(page, `${path}?edit=new`);
  await dialog(page).getByRole('button', { name: 'Pick a location on the map' }).click();
  await expect(dialog(page).getByText('The map could not be loaded.')).toBeVisible();
  await dialog(page).getByLabel('Latitude').fill('91');
  await dialog(page).getByRole('button', { name: 'Create Dealer' }).click();
  await expect(dialog(page).getByLabel('Latitude')).toHaveAccessibleDescription(
    'Invalid coordinates.',
  );
});
