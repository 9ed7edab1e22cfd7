import type { Locator } from '@playwright/test';
import { addAccount, signInClient, uniqueUsername } from './accounts.ts';
import { book, changeBooking } from './bookings.ts';
import { closeFilters, openFilters } from './office-lists.ts';
import { addRecord, changeRecord, someCar } from './office-records.ts';
import { office, openOffice, signedOut } from './sign-in.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

test('a request’s details show who changed what', async ({ page, request }) => {
  const lastName = uniqueUsername('Traced');
  await book(request, { lastName });
  await openOffice(page, `/test-drives?search=${lastName}`);
  await page.getByRole('link', { name: `Sample ${lastName}` }).click();
  const timeline = page.getByRole('dialog').getByRole('region', { name: 'Timeline' });
  await expect(timeline.getByRole('listitem')).toHaveCount(1);
  await expect(timeline).toContainText('Submitted · Customer');
  await page.getByRole('dialog').getByLabel('Notes').fill('Call after six');
  await page.getByRole('dialog').getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('is saved.')).toBeVisible();
  await page.getByRole('link', { name: `Sample ${lastName}` }).click();
  await expect(timeline.getByRole('listitem')).toHaveCount(2);
  await expect(timeline).toContainText('Changed · hr');
  await expect(timeline).toContainText(/Notes: from empty → to Call after six/);
  await expectAccessible(page);
});

test('the audit log can be searched and filtered, and the URL holds the filters', async ({
  page,
  request,
}) => {
  const lastName = uniqueUsername('Audited');
  const id = await book(request, { lastName });
  await changeBooking(request, id, { notes: `Note on ${lastName}` });
  await changeBooking(request, id, { notes: '' });
  await openOffice(page, `/audit?search=${lastName}`, 'admin');
  await expect(page.getByText('2 changes found')).toBeVisible();
  await expect(page.locator('ins', { hasText: `Note on ${lastName}` })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('combobox', { name: 'Action' }).selectOption('Deleted');
  await expect(page.getByText('No changes found')).toBeVisible();
  await page.getByRole('combobox', { name: 'Action' }).selectOption('Changed');
  await expect(page).toHaveURL(/action=update/);
  await expect(page.getByText('2 changes found')).toBeVisible();
  await openFilters(page);
  await page.getByLabel('From').fill('2099-01-01');
  await expect(page.getByText('No changes found')).toBeVisible();
  await page.goBack();
  await page.getByRole('textbox', { name: 'User' }).fill('nobody at all');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/username=nobody/);
  await expect(page.getByText('No changes found')).toBeVisible();
  await closeFilters(page);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL(office('/audit'));
  await openFilters(page);
  await expect(page.getByRole('textbox', { name: 'User' })).toHaveValue('');
});

test('each entry says in a sentence who did what to which record', async ({ page, request }) => {
  const name = uniqueUsername('Haval H6');
  const car = await addRecord(request, '/price-calculator/cars', { data: someCar(name) });
  await changeRecord(request, `/price-calculator/cars/${car._id}`, {
    data: { ...someCar(name), basePrice: 9_500_000, priceReason: 'A test' },
  });
  await openOffice(page, `/audit?recordId=${car._id}`, 'admin');
  const [changed, created] = await page.locator('tbody tr').all();
  await expect(created as Locator).toContainText(`hr created car ${name}`);
  // The line of the change holds no name: that of the creation does.
  await expect(changed as Locator).toContainText(`hr changed the base price of car ${name}`);
  const reference = car._id.slice(-8).toUpperCase();
  await expect(changed as Locator).toContainText(`Cars · ${reference}`);
  await expect(changed as Locator).toContainText('from 9,000,000 → to 9,500,000');
  await expectAccessible(page);
});

test('a purged record is found by its reference only, and its personal data is not shown', async ({
  page,
  request,
}) => {
  const lastName = uniqueUsername('Erased');
  const id = await book(request, { lastName });
  await changeBooking(request, id, { notes: `Note on ${lastName}` });
  await signInClient(request);
  await request.delete(`/api/test-drive/admin/test-drives/${id}`);
  await request.delete(`/api/admin/trash/test-drives/${id}`);
  await openOffice(page, `/audit?search=${lastName}`, 'admin');
  await expect(page.getByText('No changes found')).toBeVisible();
  await page.goto(office(`/audit?search=${id.slice(-8).toUpperCase()}`));
  await expect(page.getByText('3 changes found')).toBeVisible();
  await expect(page.getByText('The record was deleted for good.')).toBeVisible();
  await page.getByText('The deleted record').click();
  const removed = page.getByText(/Personal data, removed/).filter({ visible: true });
  await expect(removed.first()).toBeVisible();
  await expect(page.getByText(lastName)).toHaveCount(0);
  await expectAccessible(page);
});

test('a record’s reference leads to all of its changes', async ({ page, request }) => {
  const lastName = uniqueUsername('Referenced');
  const id = await book(request, { lastName });
  await changeBooking(request, id, { notes: lastName });
  await changeBooking(request, id, { notes: 'Something else' });
  await openOffice(page, `/audit?search=${lastName}&action=update`, 'admin');
  const reference = id.slice(-8).toUpperCase();
  await page
    .getByRole('link', { name: `All changes of ${reference}` })
    .first()
    .click();
  await expect(page).toHaveURL(office(`/audit?recordId=${id}`));
  await expect(page.getByText('2 changes found')).toBeVisible();
});

test('an auditor without a record’s permission does not see its values', async ({
  page,
  request,
}) => {
  const lastName = uniqueUsername('Hidden');
  const id = await book(request, { lastName });
  await changeBooking(request, id, { notes: lastName });
  const username = await addAccount(request, 'auditor', { permissions: ['audit'] });
  await openOffice(page, `/audit?recordId=${id}`, username);
  await expect(page.getByText('1 change found')).toBeVisible();
  await expect(page.getByText('You do not have permission to see these changes.')).toBeVisible();
  await expect(page.getByText(lastName)).toHaveCount(0);
});
