import { changeBooking, uniqueName } from './bookings.ts';
import {
  bar,
  count,
  deleteSelected,
  openRows,
  setStatus,
  statuses,
  stored,
} from './selected-rows.ts';
import { signedOut } from './sign-in.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './test.ts';

test.use({ expectedErrors: [signedOut, '409 (Conflict)'] });

test('rows can be selected one by one, as a range, and all on a page', async ({
  page,
  request,
}) => {
  const { boxes } = await openRows(page, request, { name: uniqueName('Chosen'), count: 4 });
  await boxes.nth(0).check();
  await expect(bar(page)).toContainText('1 selected');
  const whole = page.getByRole('checkbox', { name: 'Select all on this page' });
  await expect(whole).toHaveJSProperty('indeterminate', true);
  await boxes.nth(2).click({ modifiers: ['Shift'] });
  await expect(bar(page)).toContainText('3 selected');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await whole.check();
  await expect(bar(page)).toContainText('4 selected');
  await bar(page).getByRole('button', { name: 'Clear' }).click();
  await expect(bar(page)).toBeHidden();
  await expect(boxes.nth(0)).toBeFocused();
});

test('a bulk status change can be undone, which restores each row’s own status', async ({
  page,
  request,
}) => {
  const name = uniqueName('Many');
  const { ids, boxes } = await openRows(page, request, { name, count: 3 });
  await changeBooking(request, ids[1] ?? '', { status: 'cancelled' });
  await page.reload();
  await expect(statuses(page).nth(1)).toHaveValue('cancelled');
  for (const box of await boxes.all()) await box.check();
  await setStatus(page, 'Completed');
  const announced = page
    .getByRole('status')
    .filter({ hasText: '3 test drives are now Completed.' });
  await expect(announced.getByRole('button', { name: 'Undo', exact: true })).toBeVisible();
  await expect(bar(page)).toBeHidden();
  const inStore = async () => (await stored(request, name)).map(({ status }) => status);
  expect(await inStore()).toEqual(['completed', 'completed', 'completed']);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('3 test drives were restored.')).toBeVisible();
  expect(await inStore()).toEqual(['pending', 'cancelled', 'pending']);
  await expect(statuses(page).nth(1)).toHaveValue('cancelled');
});

test('a bulk delete hides the rows at once; Undo restores them from the trash', async ({
  page,
  request,
}) => {
  const name = uniqueName('Undone');
  const { boxes } = await openRows(page, request, { name, count: 3 });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await bar(page).getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete these 2 test drives?');
  await expect(question).toContainText('You can undo this for 10 seconds.');
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('1 test drive found')).toBeVisible();
  await expect(boxes).toHaveCount(1);
  await expect(page.getByText('2 test drives are moved to the trash.')).toBeVisible();
  expect(await stored(request, name)).toHaveLength(1);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('3 test drives found')).toBeVisible();
  await expect(boxes).toHaveCount(3);
  expect(await stored(request, name)).toHaveLength(3);
});

test('an Undo that fails says why, and the record stays in the trash', async ({
  page,
  request,
}) => {
  const name = uniqueName('Lost');
  const { boxes } = await openRows(page, request, { name, count: 2 });
  await boxes.nth(0).check();
  await deleteSelected(page);
  const message = 'Another test drive has taken its place.';
  await page.route('**/api/admin/trash/**/restore', (route) =>
    route.fulfill({ status: 409, json: { success: false, message } }),
  );
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText(message, { exact: true })).toBeVisible();
  await expect(page.getByText('1 test drive found')).toBeVisible();
  expect(await stored(request, name)).toHaveLength(1);
});

test('deletions are sent at once, also if the page is closed then', async ({ page, request }) => {
  const name = uniqueName('Left');
  await openRows(page, request, { name, count: 12 });
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await deleteSelected(page);
  await expect(page.getByText('No test drives found')).toBeVisible();
  await page.close();
  await expect.poll(() => count(request, name)).toBe(0);
});
