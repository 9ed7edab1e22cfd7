import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { inTwoHours } from '#admin/leads/details/follow-up-choices.ts';
import { testDrive } from '#contract/leads/test-drive.ts';
import {
  choose,
  fill,
  find,
  findAlert,
  findDialog,
  findField,
  findRow,
  press,
  see,
  user,
} from '#tests/support/office/acts.ts';
import { book, openRows, readStored, uniqueName } from '#tests/support/office/bookings.ts';
import { Office } from '#tests/support/office/office.tsx';
import { answer } from '#tests/support/office/server-calls.ts';

const office = new Office();

/** The entries that staff added to a request. */
async function readEntries(id: string): Promise<object[]> {
  const entries = await office.call('GET', `/admin/timeline/${testDrive.slug}/${id}`);
  return (entries as { type: string }[]).filter(({ type }) =>
    ['call', 'note', 'whatsapp', 'email'].includes(type),
  );
}

/** Opens the first of two requests, and begins a call. Returns their ids and their name. */
async function beginCall(prefix: string) {
  const name = uniqueName(prefix);
  const ids = await openRows(office, name, 2);
  await user.click(await find('link', `Sample ${name} A`));
  const details = await findDialog();
  await user.keyboard('c');
  await fill('What was said', 'Calls back', details);
  return { name, id: ids[0] ?? '', details };
}

it('Save and next logs a typed call with the changes of the form, and opens the next request', async () => {
  const { name, id, details } = await beginCall('Both');
  await press('Reached', details);
  await choose('Status', 'cancelled', details);
  await press('Save and next', details);
  await see(`${name} B`, details);
  expect(await readEntries(id)).toEqual([
    expect.objectContaining({ type: 'call', text: 'Calls back', outcome: 'reached' }),
  ]);
  const [lead] = await readStored(office, `${name} A`);
  expect(lead?.status).toBe('cancelled');
});

it('Save and next logs a typed call when nothing else has changed', async () => {
  const { name, id, details } = await beginCall('Alone');
  await press('Save and next', details);
  await see(`${name} B`, details);
  expect(await readEntries(id)).toHaveLength(1);
});

it('if the form is refused, the call stays typed and is not logged', async () => {
  const { id, details } = await beginCall('Refused form');
  await choose('Status', 'cancelled', details);
  answer(/^PATCH .*\/status$/, {
    status: 500,
    json: { success: false, message: 'It went wrong.' },
  });
  await press('Save and next', details);
  await findAlert('Not saved. It went wrong.', details);
  expect(await findField('What was said', details)).toHaveProperty('value', 'Calls back');
  expect(await readEntries(id)).toEqual([]);
});

it('if the call is refused, the form is saved, and the request stays with the call and the reason', async () => {
  const { name, id, details } = await beginCall('Refused call');
  await choose('Status', 'cancelled', details);
  const stop = answer(/^POST .*\/admin\/timeline\//, {
    status: 500,
    json: { success: false, message: 'It went wrong.' },
  });
  await press('Save and next', details);
  const form = await find('form', 'Add to the timeline', details);
  await findAlert('It went wrong.', form);
  await see(`${name} A`, details);
  const [lead] = await readStored(office, `${name} A`);
  expect(lead?.status).toBe('cancelled');
  stop();
  await press('Save and next', details);
  await see(`${name} B`, details);
  expect(await readEntries(id)).toHaveLength(1);
});

it('an email is sent by its own button only: Save and next says so', async () => {
  const lastName = uniqueName('Unsent');
  const id = await book(office, { lastName, email: 'unsent@mail.example' });
  await office.open(`/test-drives?open=${id}`);
  const details = await findDialog();
  await press('Email', details);
  await fill(/^Subject/, 'Your test drive', details);
  await press('Save', details);
  await findAlert('This email is not sent yet. Send it, or discard it.', details);
  expect(await readEntries(id)).toEqual([]);
  await press('Discard', details);
  expect(screen.queryByLabelText(/^Subject/)).toBeNull();
});

it('a request in Urdu says so, and an email about it is offered the templates in Urdu first', async () => {
  const lastName = uniqueName('Urdu');
  const add = (language: string, name: string) =>
    office.call('POST', '/admin/templates', { name, language, subject: name, text: name });
  await add('en', 'A first text');
  await add('ur', 'پہلا متن');
  const id = await book(office, { lastName, email: 'urdu@mail.example', language: 'ur' });
  await office.open(`/test-drives?open=${id}`);
  const details = await findDialog();
  await see('Language', details);
  await press('Email', details);
  await see('The customer wrote in Urdu. Please answer in Urdu.', details);
  const templates = await find('combobox', 'Template', details);
  const names = Array.from(templates.querySelectorAll('option'), ({ textContent }) => textContent);
  expect(names.indexOf('پہلا متن')).toBeLessThan(names.indexOf('A first text'));
  await choose('Template', 'پہلا متن', details);
  expect(await findField(/^Subject/, details)).toMatchObject({ dir: 'auto', lang: 'ur' });

  const other = await book(office, { lastName: uniqueName('English'), email: 'e@mail.example' });
  await office.open(`/test-drives?open=${other}`);
  await press('Email', await findDialog());
  await find('combobox', 'Template');
  expect(screen.queryByText(/in Urdu/)).toBeNull();
  expect(screen.queryByText('Language')).toBeNull();
});

it('leaving a request with a typed call says that it is kept, and it is', async () => {
  const { id, details } = await beginCall('Kept');
  await press('Close details', details);
  await see('What you typed for the timeline is not logged yet.');
  await office.open(`/test-drives?open=${id}`);
  expect(await findField('What was said')).toHaveProperty('value', 'Calls back');
});

it('No answer proposes a follow-up in two hours, which another outcome takes back', async () => {
  const { name, details } = await beginCall('Missed');
  const field = () => findField('Next follow-up', details);
  await press('No answer', details);
  const proposals = [inTwoHours(new Date()), inTwoHours(new Date(Date.now() - 60_000))];
  expect(proposals).toContain((await field()).value);
  await press('Reached', details);
  expect(await field()).toHaveProperty('value', '');
  await press('No answer', details);
  await press('In 2 h', details);
  expect(await field()).toHaveProperty('value', '');
  await press('Tomorrow 11:00 am', details);
  await press('Log call', details);
  await see('The call is logged.');
  await waitFor(async () => {
    const [lead] = await readStored(office, `${name} A`);
    expect(lead?.nextFollowUp).toMatch(/T06:00:00/);
  });
  // Nothing is left to save.
  expect(await find('button', 'Save', details)).toHaveProperty('disabled', true);
});

it('a report of success goes at the next touch, and one that offers Undo stays', async () => {
  const touch = () => fireEvent.pointerDown(document.body, { pointerType: 'touch' });
  const { name, id, details } = await beginCall('Touched');
  await press('Log call', details);
  await see('The call is logged.');
  touch();
  await waitFor(() => expect(screen.queryByText('The call is logged.')).toBeNull());
  expect(await readEntries(id)).toHaveLength(1);
  await office.open(`/test-drives?search=${encodeURIComponent(`${name} A`)}`);
  await choose(/^Status of/, 'Cancelled', await findRow(name));
  await see('is now Cancelled.');
  touch();
  await find('button', 'Undo');
});
