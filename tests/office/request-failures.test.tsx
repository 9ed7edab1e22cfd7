import { waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import {
  choose,
  expectAccessible,
  fill,
  find,
  findAlert,
  findDialog,
  findField,
  findRow,
  press,
  see,
} from '#tests/support/office/acts.ts';
import {
  book,
  changeBooking,
  listAddress,
  readStored,
  uniqueName,
} from '#tests/support/office/bookings.ts';
import { Office } from '#tests/support/office/office.tsx';
import { answer } from '#tests/support/office/server-calls.ts';

const office = new Office();

it('a failed status change shows an error and restores the status', async () => {
  const lastName = uniqueName('Failed');
  await book(office, { lastName });
  await office.open(listAddress(lastName));
  const row = await findRow(lastName);
  answer(/^PATCH .*\/status$/, {
    status: 500,
    json: { success: false, message: 'It went wrong.' },
  });
  await choose(/^Status of/, 'Completed', row);
  await see(/could not be set to Completed/);
  expect(await find('combobox', /^Status of/, row)).toHaveProperty('value', 'pending');
});

it('a list that cannot be loaded shows an error and can be retried', async () => {
  const stop = answer(/^GET .*\/test-drives\?/, 'no response');
  await office.open('/test-drives');
  await see('Failed to load test drives. Please check your connection and try again.');
  expect(document.body.textContent).not.toContain('No test drives found');
  stop();
  await press('Retry');
  await see(/\d test drives? found/);
});

it('conflicting edits show both versions, and Keep mine saves one’s own', async () => {
  const lastName = uniqueName('Collided');
  const id = await book(office, { lastName });
  await office.open(`/test-drives?open=${id}`);
  const details = await findDialog();
  await fill('Confirmed time', '10:00', details);
  await changeBooking(office, id, { confirmedTime: '11:00' });
  await press('Save', details);
  const versions = await findAlert(/11:00\sAM/, details);
  await see(/10:00\sAM/, versions);
  await expectAccessible();
  await press('Keep mine', details);
  await waitFor(() => expect(details.isConnected).toBe(false));
  await office.open(`/test-drives?open=${id}`);
  expect(await findField('Confirmed time', await findDialog())).toHaveProperty('value', '10:00');
});

it('edits of different fields are merged without a question, in the details and in the row', async () => {
  const lastName = uniqueName('Merged');
  const id = await book(office, { lastName });
  await office.open(`${listAddress(lastName)}&open=${id}`);
  const details = await findDialog();
  await fill('Confirmed time', '10:00', details);
  await changeBooking(office, id, { status: 'cancelled' });
  await press('Save', details);
  await waitFor(() => expect(details.isConnected).toBe(false));
  const status = await find('combobox', /^Status of/, await findRow(lastName));
  await waitFor(() => expect(status.value).toBe('cancelled'));
  await changeBooking(office, id, { assignedSalesPerson: 'Another colleague' });
  await choose(/^Status of/, 'Completed');
  await see(/is now Completed/);
  const [stored] = await readStored(office, lastName);
  expect(stored).toMatchObject({
    status: 'completed',
    confirmedTime: '10:00',
    assignedSalesPerson: 'Another colleague',
  });
});
