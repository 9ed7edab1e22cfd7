import { book, uniqueName } from './bookings.ts';
import { askToDelete, chooseFilter } from './office-lists.ts';
import { disableLiveUpdates, office, openOffice, signedOut } from './sign-in.ts';
import { storedRequests } from './stored-requests.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, onDesktop, test } from './test.ts';
import { dismissToast } from './toasts.ts';

test.use({ expectedErrors: [signedOut] });

const testDrives = '/test-drive/admin/test-drives';

test('the URL holds the filters, so reload keeps them and Back undoes them; they can be cleared', async ({
  page,
  request,
}) => {
  const lastName = uniqueName('Filtered');
  await book(request, { lastName, selectedVehicle: 'ORA 03' });
  await book(request, { lastName, selectedVehicle: 'Tank 500' });
  await openOffice(page, '/test-drives');
  await page.getByRole('searchbox').fill(lastName);
  await expect(page).toHaveURL(/search=/);
  await expect(page.getByText('2 test drives found')).toBeVisible();
  await chooseFilter(page, 'Vehicle', 'Ora 03');
  await expect(page.getByText('1 test drive found')).toBeVisible();
  await expect(page).toHaveURL(/selectedVehicle=Ora(\+|%20)03/);
  await page.reload();
  await expect(page.getByText('1 test drive found')).toBeVisible();
  await expect(page.getByRole('searchbox')).toHaveValue(lastName);
  await page.goBack();
  await expect(page.getByText('2 test drives found')).toBeVisible();
  await page.getByRole('searchbox').fill(uniqueName('Nobody'));
  await expect(page.getByText('No test drives found')).toBeVisible();
  await expect(page.getByText('Try adjusting your filters or check back later.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Clear Filters' }).click();
  await expect(page).toHaveURL(office('/test-drives'));
});

test('a status can be set in the row and undone from the toast', async ({ page, request }) => {
  const lastName = uniqueName('Undone');
  await book(request, { lastName });
  await disableLiveUpdates(page);
  await openOffice(page, `/test-drives?search=${encodeURIComponent(lastName)}`);
  const status = page.getByRole('row').filter({ hasText: lastName }).getByRole('combobox');
  const calls: string[] = [];
  page.on('request', (call) => {
    if (/\/api\/test-drive\//.test(call.url())) calls.push(`${call.method()} ${call.url()}`);
  });
  await status.selectOption('completed');
  await expect(page.getByText(/is now Completed/)).toBeVisible();
  await expect.poll(() => calls.length).toBe(4);
  const called = calls.map((call) => call.replace(/^(\w+) .*\/([\w-]+)(\?.*)?$/, '$1 $2'));
  expect(called.sort()).toEqual([
    'GET stats',
    'GET status-counts',
    'GET test-drives',
    'PATCH status',
  ]);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText(/is now Pending/)).toBeVisible();
  await page.reload();
  await expect(status).toHaveValue('pending');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
});

test('deleting asks for confirmation and deletes the request', async ({ page, request }) => {
  const lastName = uniqueName('Deleted');
  await book(request, { lastName });
  await openOffice(page, `/test-drives?search=${encodeURIComponent(lastName)}`);
  await askToDelete(page, `Sample ${lastName}`);
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete this test drive request?');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Cancel' }).click();
  await askToDelete(page, `Sample ${lastName}`);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No test drives found')).toBeVisible();
  await dismissToast(page, 'is moved to the trash.');
  await expect.poll(() => storedRequests(request, testDrives, lastName)).toEqual([]);
});

test(
  'a request can be searched, opened and closed by keyboard',
  onDesktop,
  async ({ page, request }) => {
    const lastName = uniqueName('Keyed');
    await book(request, { lastName: `${lastName} A` });
    await book(request, { lastName: `${lastName} B` });
    await openOffice(page, '/test-drives');
    await expect(page.getByRole('searchbox')).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type(lastName);
    await expect(page.getByText('2 test drives found')).toBeVisible();
    await page.getByRole('link', { name: `${lastName} B` }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toContainText(`${lastName} A`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  },
);
