import type { Page } from '@playwright/test';
import { book } from './bookings.ts';
import { addRecord, uniqueName } from './office-records.ts';
import { openOffice, signedOut } from './sign-in.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test.use({ expectedErrors: [signedOut] });

const details = (page: Page, name: string) => page.getByRole('dialog', { name });
const formatReference = (id: string) => id.slice(-8).toUpperCase();
const uniquePhone = () => `0300 0${String(Math.random()).slice(2, 8)}`;

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
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await request.patch(`/api${record}/status`, { data: { status: 'pending' } });
  await expect(notice).toContainText(
    `Was closed as a duplicate of ${reference}, and changed since`,
  );
  await notice.getByRole('button', { name: 'Not a duplicate' }).click();
  await expect(notice).toContainText('2nd request of this customer');
  await expect(shown.getByRole('combobox', { name: 'Status' })).toHaveValue('pending');
});
