import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { dismissToast, find, press, see, user } from '#tests/support/office/acts.ts';
import {
  changeBooking,
  checkAll,
  deleteSelected,
  findBar,
  listStatuses,
  openRows,
  readStored,
  setStatus,
  uniqueName,
} from '#tests/support/office/bookings.ts';
import { Office } from '#tests/support/office/office.tsx';
import { answer, before } from '#tests/support/office/server-calls.ts';

const office = new Office();

it('rows that could not be deleted reappear, and a message says how many', async () => {
  const name = uniqueName('Refused');
  const [, second] = await openRows(office, name, 3);
  answer(new RegExp(`^DELETE .*/${second}$`), {
    status: 500,
    json: { success: false, message: 'It went wrong.' },
  });
  await checkAll();
  await deleteSelected();
  await see(
    '2 test drives are moved to the trash. 1 test drive could not be deleted. It went wrong.',
  );
  await see('1 test drive found');
  expect(screen.getByRole('link', { name: `Sample ${name} B` })).toBeDefined();
});

it('rows that could not be changed are named with the reason, and stay selected', async () => {
  const name = uniqueName('Refused change');
  const [, second] = await openRows(office, name, 3);
  answer(new RegExp(`^PATCH .*/${second}/status$`), {
    status: 400,
    json: { success: false, message: 'It is not possible.' },
  });
  await checkAll();
  await setStatus('Completed');
  await see(
    `2 test drives are now Completed. 1 test drive could not be changed (Sample ${name} B). It is not possible.`,
  );
  await see('1 selected', await findBar());
  const selected = screen.getByRole<HTMLInputElement>('checkbox', {
    name: `Select Sample ${name} B`,
  });
  expect(selected.checked).toBe(true);
});

it('a bulk status change skips rows with a conflicting edit and reports how many', async () => {
  const [first = ''] = await openRows(office, uniqueName('Collided'), 3);
  await checkAll();
  // Just before the change, so the list is not loaded again in between.
  before(new RegExp(`^PATCH .*/${first}/status$`), () =>
    changeBooking(office, first, { status: 'no-show' }),
  );
  await setStatus('Completed');
  await see(
    '2 test drives are now Completed. 1 test drive was changed by someone else. The list now shows their version.',
  );
  await waitFor(() => expect(listStatuses()).toEqual(['no-show', 'completed', 'completed']));
});

it('a bulk change of status or owner keeps a colleague’s change of other fields', async () => {
  const name = uniqueName('Joined');
  const [first = ''] = await openRows(office, name, 2);
  let note = '';
  before(new RegExp(`^PATCH .*/${first}/status$`), async () => {
    // Only before the first attempt: the second one is based on the version with the note.
    if (note) await changeBooking(office, first, { notes: note });
    note = '';
  });
  note = 'Calls back at five';
  await checkAll();
  await setStatus('Completed');
  await dismissToast('2 test drives are now Completed.');
  note = 'Called back';
  await checkAll();
  await press('Assign to', await findBar());
  await user.click(await find('menuitem', 'hr'));
  await see('2 test drives are now with hr.');
  const stored = await readStored(office, name);
  expect(stored).toMatchObject([
    { status: 'completed', assignedTo: 'hr', notes: 'Called back' },
    { status: 'completed', assignedTo: 'hr' },
  ]);
});
