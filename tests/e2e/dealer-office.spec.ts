import type { Page } from '@playwright/test';
import { counter } from './counter.ts';
import { addRecord, someDealer, uniqueName } from './office-records.ts';
import { expectSeen } from './seen.ts';
import { office, openOffice, signedOut } from './sign-in.ts';
import { expect, expectAccessibleInThemes, expectNoSidewaysScroll, test } from './test.ts';
import { dismissToast } from './toasts.ts';

test.use({ expectedErrors: [signedOut] });

const path = '/dealer-management';
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const dialog = (page: Page) => page.getByRole('dialog');
const _create = (page: Page) => dialog(page).getByRole('button', { name: 'Create Dealer' });

test('the list names the city of a dealer once, and its coordinates in every row', async ({
  page,
  request,
}) => {
  const name = uniqueName('HAVAL Placed');
  const dealer = { ...someDealer(name), address: 'Sample bypass 1, Okara' };
  await addRecord(request, '/dealers', { data: dealer });
  await openOffice(page, `${path}?search=${encodeURIComponent(name)}`);
  await expect(row(page, name).getByText('Okara').filter({ visible: true })).toHaveCount(1);
  await expect(row(page, name).getByText('Sample bypass 1').filter({ visible: true })).toHaveCount(
    1,
  );
  await expect(row(page, name)).not.toContainText('Sample bypass 1, Okara');
  const coordinates = row(page, name).getByText('30.8100, 73.4500');
  await page.getByRole('heading', { level: 1 }).hover();
  await expectSeen(coordinates);
});

test('dealers can be filtered by city and status, reloading keeps the filters, and counters filter by the status', async ({
  page,
  request,
}) => {
  const name = uniqueName('HAVAL Filtered');
  const city = uniqueName('Somewhere');
  await addRecord(request, '/dealers', { data: { ...someDealer(name), city: `${city}, Punjab` } });
  await addRecord(request, '/dealers', {
    data: { ...someDealer(`${name} B`), city, isActive: false },
  });
  await openOffice(page, path);
  await expect.poll(() => counter(page, 'Total Dealers')).toBeGreaterThan(2);
  await page.getByRole('combobox', { name: 'City' }).selectOption(city);
  await expect(page.getByText('2 dealers found')).toBeVisible();
  await page.getByRole('link', { name: 'Inactive Dealers' }).click();
  await expect(page.getByText('1 dealer found')).toBeVisible();
  await expect(row(page, `${name} B`)).toContainText('Inactive');
  await expect(row(page, `${name} B`)).toContainText('30.8100, 73.4500');
  await page.reload();
  await expect(page.getByText('1 dealer found')).toBeVisible();
  await page.getByRole('searchbox').fill('nobody has this name');
  await expect(page.getByText('No dealers found.')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await page.getByRole('link', { name: 'Inactive Dealers' }).click();
  await expect(page).toHaveURL(office(`${path}?isActive=false`));
  await expect(row(page, `${name} B`)).toBeVisible();
});

test('a dealer can be edited from its details and deleted from its row', async ({
  page,
  request,
}) => {
  const name = uniqueName('HAVAL Edited');
  const { _id } = await addRecord(request, '/dealers', { data: someDealer(name) });
  await openOffice(page, `${path}?search=${encodeURIComponent(name)}&open=${_id}`);
  await dialog(page).getByRole('button', { name: 'Edit' }).click();
  await expect(dialog(page)).toHaveAccessibleName('Edit Dealer');
  await dialog(page).getByLabel('City').fill('Renala Khurd');
  await dialog(page).getByRole('button', { name: 'Update Dealer' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page).toHaveURL(/search=/);
  await expect(row(page, name)).toContainText('Renala Khurd');
  await page.getByRole('button', { name: `Delete ${name}` }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this dealer?');
  await question.getByRole('button', { name: 'Delete' }).click();
  await dismissToast(page, 'is moved to the trash.');
  await expect(page.getByText('No dealers found.')).toBeVisible();
});

test('the list, its details and its form with the map are accessible in both themes', async ({
  page,
  request,
}) => {
  const name = uniqueName('Averylongname'.repeat(4));
  const { _id } = await addRecord(request, '/dealers', { data: someDealer(name) });
  await openOffice(page, `${path}?search=${encodeURIComponent(name)}`);
  await expect(page.getByText('1 dealer found')).toBeVisible();
  await expectAccessibleInThemes(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: `View ${name}` }).click();
  await expect(dialog(page)).toContainText('Working hours');
  await expectAccessibleInThemes(page);
  await page.goto(office(`${path}?edit=${_id}`));
  await dialog(page).getByRole('button', { name: 'Pick a location on the map' }).click();
  await expect(dialog(page).getByRole('application', { name: 'Map' })).toBeVisible();
  await expectAccessibleInThemes(page);
});
