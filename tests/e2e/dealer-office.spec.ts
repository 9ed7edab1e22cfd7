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
const create = (page: Page) => dialog(page).getByRole('button', { name: 'Create Dealer' });

test('a dealer is created with services, hours and a map position, and appears on the public page', async ({
  page,
}) => {
  const name = uniqueName('HAVAL Added');
  await openOffice(page, `${path}?edit=new`);
  await create(page).click();
  await expect(dialog(page).getByRole('alert')).toContainText(
    'Name, city, address, email, phone and map link are required.',
  );
  const { city, address, phone, map } = someDealer(name);
  for (const [label, text] of Object.entries({ Name: name, City: city, Address: address })) {
    await dialog(page).getByLabel(label).fill(text);
  }
  await dialog(page).getByLabel('Email').fill('nobody@');
  await dialog(page).getByLabel('Phone').fill(phone);
  await dialog(page).getByLabel('Map link').fill(map);
  await create(page).click();
  await expect(dialog(page).getByLabel('Email')).toHaveAccessibleDescription(
    'Invalid email format.',
  );
  await expect(dialog(page).getByLabel('Latitude')).toHaveAccessibleDescription(
    'An active dealer must be in Pakistan: pick its place on the map, or untick Active.',
  );
  await dialog(page).getByLabel('Map link').clear();
  await dialog(page).getByLabel('Email').fill('desk@dealers.example');
  for (const service of ['Sales', 'Service', 'Parts']) {
    await expect(dialog(page).getByLabel(service, { exact: true })).toBeChecked();
  }
  await dialog(page).getByLabel('Parts', { exact: true }).uncheck();
  await dialog(page).getByLabel('Body Shop').check();
  await expect(dialog(page).getByLabel('Sunday: closed')).toBeChecked();
  await dialog(page).getByLabel('Monday opens').fill('10:00');
  await dialog(page).getByRole('button', { name: 'Copy Monday to all days' }).click();
  await expect(dialog(page).getByLabel('Sunday opens')).toHaveValue('10:00');
  await dialog(page).getByLabel('Saturday: closed').check();
  await dialog(page).getByLabel('Friday closes').fill('12:30');
  await dialog(page).getByRole('button', { name: 'Pick a location on the map' }).click();
  await dialog(page).getByRole('button', { name: 'Use the center' }).click();
  // The city's center.
  await expect(dialog(page).getByLabel('Latitude')).toHaveValue('30.81');
  await expect(dialog(page).getByLabel('Longitude')).toHaveValue('73.46');
  await expect(dialog(page).getByLabel('Map link')).toHaveValue(/query=30\.810000%2C73\.460000$/);
  const frame = dialog(page).getByRole('application', { name: 'Map' });
  await frame.click({ position: { x: 150, y: 60 } });
  await expect(dialog(page).getByLabel('Latitude')).not.toHaveValue('30.81');
  await dialog(page).getByLabel('Map link').fill(map);
  await create(page).click();
  await expect(page.getByText(`${name} is saved.`)).toBeVisible();

  await page.getByRole('searchbox').fill(name);
  await row(page, name).getByRole('link', { name, exact: true }).click();
  const details = page.getByRole('dialog', { name: 'Dealer Details' });
  await expect(details).toContainText('Sales, Service, Body Shop');
  await expect(details).toContainText('10:00 AM - 12:30 PM');
  await expect(details).toContainText(/\d{1,3}\.\d{6}, \d{1,3}\.\d{6}/);
  await expect(details.getByRole('link', { name: map })).toHaveAttribute('href', map);
  await page.goto('/find-a-dealer');
  await expect(page.getByText(name).first()).toBeVisible();
});

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
