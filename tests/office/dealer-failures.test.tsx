import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { someDealer } from '#tests/e2e/office-records.ts';
import {
  fill,
  find,
  findAlert,
  findField,
  findForm,
  findQuestion,
  findRow,
  gone,
  press,
  see,
  user,
} from '#tests/support/office/acts.ts';
import { uniqueName } from '#tests/support/office/bookings.ts';
import { Office } from '#tests/support/office/office.tsx';
import { answer, serverError } from '#tests/support/office/server-calls.ts';

const office = new Office();
const path = '/dealer-management';

it('a list that cannot be loaded shows an error banner that can be dismissed', async () => {
  answer(/^GET .api.dealers\?/, serverError);
  await office.open(path);
  const banner = await findAlert('Failed to fetch dealers');
  expect(screen.queryByText('No dealers found.')).toBeNull();
  await press('Dismiss', banner);
  await gone(banner);
});

it('a failed save shows the reason and keeps the input', async () => {
  const { _id } = await office.call('POST', '/dealers', someDealer(uniqueName('HAVAL Failing')));
  await office.open(`${path}?edit=${_id}`);
  const form = await findForm('Monday opens');
  await fill('Monday opens', '08:45', form);
  await user.click(await findField('Fleet Solutions', form));
  for (const [given, message] of [
    [serverError, 'It went wrong.'],
    [{ status: 502, body: '<html>' }, /^Save failed\. /],
    [{ status: 500, json: { success: false } }, /^Save failed\. /],
    ['no response', /^Save failed\. The server cannot be reached/],
  ] as const) {
    const stop = answer(/^PUT .api.dealers/, given);
    await press('Update Dealer', form);
    await findAlert(message, form);
    expect((await findField('Monday opens', form)).value).toBe('08:45');
    expect((await findField('Fleet Solutions', form)).checked).toBe(true);
    stop();
  }
});

it('a failed delete restores the row', async () => {
  const name = uniqueName('HAVAL Undeletable');
  await office.call('POST', '/dealers', someDealer(name));
  await office.open(`${path}?search=${encodeURIComponent(name)}`);
  answer(/^DELETE /, serverError);
  await press(`Delete ${name}`);
  await press('Delete', await findQuestion());
  await see('Delete failed. It went wrong.');
  expect(await find('button', `Delete ${name}`, await findRow(name))).toBeDefined();
});
