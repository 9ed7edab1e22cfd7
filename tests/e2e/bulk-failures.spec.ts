import { changeBooking, uniqueName } from './bookings.ts';
import { bar, deleteSelected, openRows, setStatus, statuses, stored } from './selected-rows.ts';
import { signedOut } from './sign-in.ts';
import { expect, test } from './test.ts';
import { dismissToast } from './toasts.ts';

test.use({ expectedErrors: [signedOut, '500 (Internal', '409 (Conflict)'] });

test('rows that could not be deleted reappear, and a message says how many', async ({
  page,
  request,
}) => {
  const name = uniqueName('Refused');
  const { ids, boxes } = await openRows(page, request, { name, count: 3 });
  await page.route(`**/test-drives/${ids[1]}`, (route) =>
    route.fulfill({ status: 500, json: { success: false, message: 'It went wrong.' } }),
  );
  for (const box of await boxes.all()) await box.check();
  await deleteSelected(page);
  const message =
    '2 test drives are moved to the trash. 1 test drive could not be deleted. It went wrong.';
  await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByText('1 test drive found')).toBeVisible();
  await expect(page.getByRole('link', { name: `${name} B` })).toBeVisible();
});

test('a bulk status change skips rows with a conflicting edit and reports how many', async ({
  page,
  request,
}) => {
  const name = uniqueName('Collided');
  const { ids, boxes } = await openRows(page, request, { name, count: 3 });
  for (const box of await boxes.all()) await box.check();
  // The conflicting edit is made just before this one, so the list is not refreshed in between.
  await page.route(`**/test-drives/${ids[0]}/status`, async (route) => {
    await changeBooking(request, ids[0] ?? '', { status: 'no-show' });
    await route.continue();
  });
  await setStatus(page, 'Completed');
  await expect(page.getByText('2 test drives are now Completed.')).toContainText(
    '1 test drive was changed by someone else. The list now shows their version.',
  );
  await expect(statuses(page).nth(0)).toHaveValue('no-show');
  await expect(statuses(page).nth(1)).toHaveValue('completed');
});

test('a bulk change of status or owner keeps a colleague’s change of other fields', async ({
  page,
  request,
}) => {
  const name = uniqueName('Joined');
  const { ids, boxes } = await openRows(page, request, { name, count: 2 });
  let note = '';
  await page.route(`**/test-drives/${ids[0]}/status`, async (route) => {
    // Only before the first attempt: the second one is based on the version with the note.
    if (note) await changeBooking(request, ids[0] ?? '', { notes: note });
    note = '';
    await route.continue();
  });
  note = 'Calls back at five';
  for (const box of await boxes.all()) await box.check();
  await setStatus(page, 'Completed');
  await dismissToast(page, '2 test drives are now Completed.');
  note = 'Called back';
  for (const box of await boxes.all()) await box.check();
  await bar(page).getByRole('button', { name: 'Assign to' }).click();
  await page.getByRole('menuitem', { name: 'hr', exact: true }).click();
  await expect(page.getByText('2 test drives are now with hr.')).toBeVisible();
  const [first, second] = await stored(request, name);
  expect(first).toMatchObject({ status: 'completed', assignedTo: 'hr', notes: 'Called back' });
  expect(second).toMatchObject({ status: 'completed', assignedTo: 'hr' });
});
