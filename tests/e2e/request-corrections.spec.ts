import type { Page } from '@playwright/test';
import { book } from './bookings.ts';
import { addRecord, uniqueName } from './office-records.ts';
import { openOffice, signedOut } from './sign-in.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, onDesktop, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

const details = (page: Page, name: string) => page.getByRole('dialog', { name });
const correction = (page: Page) => page.getByRole('dialog', { name: /^Correct the / });
const formatReference = (id: string) => id.slice(-8).toUpperCase();
const uniquePhone = () => `0300 0${String(Math.random()).slice(2, 8)}`;

test('a customer’s field is corrected, and the timeline shows it', async ({ page, request }) => {
  const lastName = uniqueName('Misheard');
  const id = await book(request, { lastName, preferredDate: '2099-05-04' });
  await openOffice(page, `/test-drives?open=${id}`);
  const shown = details(page, `Sample ${lastName}`);
  await shown.getByRole('button', { name: 'Correct the customer’s data' }).click();
  await expect(correction(page).getByLabel('Last name')).toHaveValue(lastName);
  await expect(correction(page).getByLabel('Dealership')).toHaveValue('HAVAL Clifton, Karachi');
  await correction(page).getByLabel('Phone').fill('none');
  await correction(page).getByRole('button', { name: 'Update test drive' }).click();
  await expect(correction(page)).toContainText('Please enter a valid phone number');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const phone = uniquePhone();
  await correction(page).getByLabel('Phone').fill(phone);
  await correction(page).getByLabel('Preferred date').fill('2099-05-05');
  await correction(page).getByRole('button', { name: 'Update test drive' }).click();
  await expect(correction(page)).toBeHidden();
  await expect(shown.getByRole('link', { name: phone })).toBeVisible();
  await expect(shown.getByRole('listitem').first()).toContainText(phone);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('a second request is marked in the list, closed as a duplicate, and opened again', async ({
  page,
  request,
}) => {
  const [lastName, phone] = [uniqueName('Twice'), uniquePhone()];
  const first = await book(request, { lastName, phone });
  const second = await book(request, { lastName: `${lastName} again`, phone });
  await openOffice(page, `/test-drives?search=${encodeURIComponent(lastName)}`);
  const row = page.getByRole('row').filter({ hasText: `${lastName} again` });
  await expect(row.getByRole('link', { name: '2nd request' })).toBeVisible();
  await expect(page.getByRole('link', { name: '2nd request' })).toHaveCount(1);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await row.getByRole('link', { name: '2nd request' }).click();
  await expect(details(page, `Sample ${lastName}`)).toContainText(formatReference(first));
  await page.keyboard.press('Escape');

  await row.getByRole('link', { name: `Sample ${lastName} again` }).click();
  const shown = details(page, `Sample ${lastName} again`);
  const notice = shown.getByRole('region', { name: 'Duplicate' });
  await expect(notice).toContainText('2nd request of this customer within 14 days');
  const due = shown.getByText(/^(Due in|Overdue) /);
  await expect(due).toBeVisible();
  await expectAccessible(page);
  await notice
    .getByRole('button', { name: `Close as duplicate of ${formatReference(first)}` })
    .click();
  await expect(notice).toContainText(`Closed as a duplicate of ${formatReference(first)}`);
  await expect(shown.getByRole('combobox', { name: 'Status' })).toHaveValue('cancelled');
  await expect(due).toHaveCount(0);
  await expect(row.getByRole('link', { name: '2nd request' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(notice).toContainText('2nd request of this customer');
  await expect(shown.getByRole('combobox', { name: 'Status' })).toHaveValue('pending');
  await notice.getByRole('link', { name: `Open ${formatReference(first)}` }).click();
  await expect(details(page, `Sample ${lastName}`).getByRole('listitem').first()).toContainText(
    `${formatReference(second)} is no longer a duplicate of this request`,
  );
});

test('a duplicate whose status was changed is not called closed', async ({ page, request }) => {
  const [lastName, phone] = [uniqueName('Reopened'), uniquePhone()];
  const duplicateOf = await book(request, { lastName, phone });
  const second = await book(request, { lastName: `${lastName} again`, phone });
  const record = `/test-drive/admin/test-drives/${second}`;
  await addRecord(request, `${record}/duplicate`, { data: { duplicateOf } });
  await openOffice(page, `/test-drives?open=${second}`);
  const shown = details(page, `Sample ${lastName} again`);
  const notice = shown.getByRole('region', { name: 'Duplicate' });
  const reference = formatReference(duplicateOf);
  await expect(notice).toContainText(`Closed as a duplicate of ${reference}`);
  await request.patch(`/api${record}/status`, { data: { status: 'pending' } });
  await expect(notice).toContainText(
    `Was closed as a duplicate of ${reference}, and changed since`,
  );
  await notice.getByRole('button', { name: 'Not a duplicate' }).click();
  await expect(notice).toContainText('2nd request of this customer');
  await expect(shown.getByRole('combobox', { name: 'Status' })).toHaveValue('pending');
});

test(
  'an email keeps the name of the template that it began with',
  onDesktop,
  async ({ page, request }) => {
    const name = uniqueName('Template');
    const template = { name, language: 'en', subject: 'Hello', text: 'Dear {{firstName}}' };
    await addRecord(request, '/admin/templates', { data: template });
    const lastName = uniqueName('Reader');
    const id = await book(request, { lastName, email: 'reader@mail.example' });
    await openOffice(page, `/test-drives?open=${id}`);
    const shown = details(page, `Sample ${lastName}`);
    await shown.getByRole('button', { name: 'Email' }).click();
    await shown.getByLabel('Template').selectOption(name);
    await shown.getByRole('button', { name: 'Send email' }).click();
    const entry = shown.getByRole('listitem').first();
    await expect(entry).toContainText(`from template ‘${name}’`);
    await expect(entry).toContainText('Dear Sample');
  },
);
