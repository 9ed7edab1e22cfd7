import { screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import {
  addBookableDealer,
  type BookableDealer,
  listSlots,
} from '#tests/support/bookable-dealer.ts';
import {
  choose,
  expectAccessible,
  find,
  findDialog,
  findQuestion,
  findRow,
  press,
  see,
  user,
} from '#tests/support/office/acts.ts';
import {
  book,
  checkAll,
  listAddress,
  listStatuses,
  readStored,
  setStatus,
  uniqueName,
} from '#tests/support/office/bookings.ts';
import { Office } from '#tests/support/office/office.tsx';

const office = new Office();

const findTimes = (name = 'Which time is confirmed?') => find('dialog', name);

/** Books one test drive with a time and others without one, at a dealer with three cars. */
async function bookTimed(name: string, untimed: readonly string[]): Promise<BookableDealer> {
  const dealer = await addBookableDealer(office.app, 'test-drive', { count: 3 });
  const [slot = ''] = await listSlots(office.app, 'test-drive', dealer._id);
  await book(office, { lastName: `${name} timed`, dealerId: dealer._id, slot });
  for (const lastName of untimed) {
    await book(office, { lastName: `${name} ${lastName}`, selectedDealership: dealer.label });
  }
  return dealer;
}

const readOne = async (name: string) => (await readStored(office, name))[0];

/** Chooses the first free time in the question, and confirms it. */
async function chooseTime(): Promise<void> {
  const [first] = await screen.findAllByRole('radio');
  await user.click(first as Element);
  await press('Confirm at this time');
}

it('a row with a booked time is confirmed without a question, for that time', async () => {
  const name = uniqueName('Booked');
  await bookTimed(name, []);
  await office.open(listAddress(name));
  await choose(/^Status of/, 'Confirmed', await findRow(name));
  await see(`Sample ${name} timed is now Confirmed.`);
  expect((await readOne(name))?.confirmedDate).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('a row without a time asks for one of its dealer, or confirms it without', async () => {
  const name = uniqueName('Asked');
  await bookTimed(name, ['one', 'two']);
  await office.open(listAddress(`${name} one`));
  await choose(/^Status of/, 'Confirmed', await findRow(`${name} one`));
  await findTimes();
  await expectAccessible();
  await chooseTime();
  await see(`Sample ${name} one is now Confirmed.`);
  expect(await readOne(`${name} one`)).toMatchObject({
    status: 'confirmed',
    confirmedDate: expect.stringMatching(/^\d{4}-/),
  });
  await office.open(listAddress(`${name} two`));
  await choose(/^Status of/, 'Confirmed', await findRow(`${name} two`));
  await press('Confirm without a time', await findTimes());
  await see(`Sample ${name} two is now Confirmed.`);
  expect(await readOne(`${name} two`)).toMatchObject({ status: 'confirmed', confirmedDate: null });
});

it('closing the question leaves the status as it was', async () => {
  const name = uniqueName('Closed');
  await bookTimed(name, ['one']);
  await office.open(listAddress(`${name} one`));
  const row = await findRow(`${name} one`);
  await choose(/^Status of/, 'Confirmed', row);
  await press('Close', await findTimes());
  expect(await find('combobox', /^Status of/, row)).toHaveProperty('value', 'pending');
  expect((await readOne(`${name} one`))?.status).toBe('pending');
});

it('several rows: those without a time are named, one gets a time, the others are left out', async () => {
  const name = uniqueName('Several');
  await bookTimed(name, ['one', 'two']);
  await office.open(listAddress(name));
  await see('3 test drives found');
  await checkAll();
  await setStatus('Confirmed');
  const question = await findTimes('Which times are confirmed?');
  await see('2 test drives have no time yet', question);
  await expectAccessible();
  await press(`Choose a time for Sample ${name} one`, question);
  await chooseTime();
  await see('1 test drive has no time yet');
  await press('Confirm the other 2');
  await see('2 test drives are now Confirmed.');
  await see('1 selected');
  await waitFor(() =>
    expect(listStatuses().toSorted()).toEqual(['confirmed', 'confirmed', 'pending']),
  );
  expect((await readOne(`${name} two`))?.status).toBe('pending');
});

it('the details confirm a booked time with one press, which Undo takes back', async () => {
  const name = uniqueName('Pressed');
  await bookTimed(name, []);
  const stored = await readOne(name);
  await office.open(`/test-drives?open=${stored?._id}`);
  const details = await findDialog();
  await see('Planned time', details);
  await find('button', 'Confirm', details);
  expect(screen.queryByRole('button', { name: /^As wished/ })).toBeNull();
  await user.keyboard('y');
  await see(/ is confirmed\./);
  await waitFor(async () => expect((await readOne(name))?.status).toBe('confirmed'));
  await press('Undo');
  await waitFor(async () => expect((await readOne(name))?.status).toBe('pending'));
});

it('the form of the details asks no question about a booked time, and one about a missing one', async () => {
  const name = uniqueName('Form');
  await bookTimed(name, ['one']);
  for (const [lastName, isTimed] of [
    [`${name} timed`, true],
    [`${name} one`, false],
  ] as const) {
    await office.open(`/test-drives?open=${(await readOne(lastName))?._id}`);
    const details = await findDialog();
    await see('Planned time', details);
    await choose('Status', 'confirmed', details);
    await press('Save', details);
    if (!isTimed) {
      await findTimes();
      await chooseTime();
    }
    await see(`Sample ${lastName} is saved.`);
    expect(await readOne(lastName)).toMatchObject({
      status: 'confirmed',
      confirmedDate: expect.stringMatching(/^\d{4}-/),
    });
  }
});

it('an appointment to come is missed only after a question: in a row, in the details, in the calendar and in bulk', async () => {
  const name = uniqueName('Early');
  const dealer = await addBookableDealer(office.app, 'test-drive', { count: 5 });
  const [slot = ''] = await listSlots(office.app, 'test-drive', dealer._id);
  for (const letter of ['A', 'B', 'C', 'D']) {
    await book(office, { lastName: `${name} ${letter}`, dealerId: dealer._id, slot });
  }
  await book(office, { lastName: `${name} E`, selectedDealership: dealer.label });
  const findBooked = async (letter: string) =>
    (await readStored(office, name)).find(({ lastName }) => lastName === `${name} ${letter}`);
  const readStatus = async (letter: string) => (await findBooked(letter))?.status;

  await office.open(listAddress(`${name} A`));
  await choose(/^Status of/, 'No Show', await findRow(`${name} A`));
  const question = await findQuestion();
  await see(/The appointment is (at|on) .*\. Mark as No Show now\?/, question);
  await expectAccessible();
  await press('Go back', question);
  expect(await readStatus('A')).toBe('pending');
  await choose(/^Status of/, 'No Show', await findRow(`${name} A`));
  await press('Mark as No Show now', await findQuestion());
  await see(`Sample ${name} A is now No Show.`);
  await waitFor(async () => expect(await readStatus('A')).toBe('no-show'));

  await office.open(`/test-drives?open=${(await findBooked('B'))?._id}`);
  const details = await findDialog();
  await see('Planned time', details);
  await choose('Status', 'completed', details);
  await press('Save', details);
  await press('Mark as Completed now', await findQuestion());
  await see(`Sample ${name} B is saved.`);
  expect(await readStatus('B')).toBe('completed');

  await office.open(`/calendar?dealerId=${dealer._id}&day=${slot.slice(0, 10)}`);
  const [block] = await screen.findAllByRole('button', { name: new RegExp(`${name} C`) });
  await user.click(block as Element);
  await press('No-show', await findDialog());
  await press('Mark as No-show now', await findQuestion());
  await waitFor(async () => expect(await readStatus('C')).toBe('no-show'));

  await office.open(listAddress(name));
  await see('5 test drives found');
  await user.click(await find('checkbox', `Select Sample ${name} D`));
  await user.click(await find('checkbox', `Select Sample ${name} E`));
  await setStatus('No Show');
  await press('Only the other 1', await findTimes('Mark as No Show before the time?'));
  await waitFor(async () => expect(await readStatus('E')).toBe('no-show'));
  expect(await readStatus('D')).toBe('pending');
  await see('1 selected');
  await setStatus('No Show');
  await press('Mark as No Show now', await findQuestion());
  await waitFor(async () => expect(await readStatus('D')).toBe('no-show'));
});

it('a canceled appointment to come is a time in the details as in the row', async () => {
  const name = uniqueName('Restored');
  await bookTimed(name, []);
  const stored = await readOne(`${name} timed`);
  await office.call('PATCH', `/test-drive/admin/test-drives/${stored?._id}/status`, {
    status: 'cancelled',
  });
  await office.open(`/test-drives?open=${stored?._id}`);
  const details = await findDialog();
  await see('Planned time', details);
  await choose('Status', 'confirmed', details);
  await press('Save', details);
  await see(`Sample ${name} timed is saved.`);
  expect((await readOne(`${name} timed`))?.status).toBe('confirmed');
});

it('Undo in a row also takes back the owner that the first change set', async () => {
  const name = uniqueName('Owned');
  await book(office, { lastName: name });
  await office.open(listAddress(name));
  await choose(/^Status of/, 'Completed', await findRow(name));
  await see('is now Completed.');
  await waitFor(async () => expect((await readOne(name))?.assignedTo).toBe('hr'));
  await press('Undo');
  await see('is now Pending.');
  expect(await readOne(name)).toMatchObject({ status: 'pending', assignedTo: null });
});
