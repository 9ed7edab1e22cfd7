import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { makePng } from '#tests/files/png.ts';
import {
  choose,
  chosenFile,
  expectAccessible,
  fill,
  find,
  findAlert,
  findDialog,
  findField,
  findForm,
  findQuestion,
  findRow,
  gone,
  press,
  see,
  upload,
} from '#tests/support/office/acts.ts';
import { uniqueName } from '#tests/support/office/bookings.ts';
import { Office } from '#tests/support/office/office.tsx';
import { answer, serverError } from '#tests/support/office/server-calls.ts';

const office = new Office();
const path = '/event-management';
const eventDate = '2031-05-04T18:30';
const photo = (name: string) => chosenFile(name, 'image/png', makePng(60, 40));
const search = (title: string) => `${path}?search=${encodeURIComponent(title)}`;
const addEvent = (title: string) =>
  office.send('/events', { title, content: 'Sample text', eventDate });

const findFileInput = (form: HTMLElement): HTMLElement => {
  const input = [...form.querySelectorAll<HTMLElement>('input[type=file]')].at(-1);
  if (!input) throw new Error('the form has no field for files');
  return input;
};

async function openNewEvent(title: string): Promise<HTMLElement> {
  await office.open(`${path}?edit=new`, 'media');
  const form = await findForm(/^Title/);
  await fill(/^Title/, title, form);
  await fill(/^Content/, 'Kept', form);
  await fill(/^Event date and time/, eventDate, form);
  await fill('YouTube link 1', 'https://youtu.be/a1B2c3D4e5_', form);
  await upload(findFileInput(form), photo('kept-1.png'), photo('kept-2.png'));
  return form;
}

const refusal = {
  message: 'Please look again',
  errors: [
    { field: 'media1', message: 'This file is damaged' },
    { field: 'youtubeUrls.0', message: 'Not this link' },
  ],
};

const failures = [
  [400, refusal, ['Please look again', 'This file is damaged', 'Not this link']],
  [403, { message: 'Not permitted' }, ['Failed to create event: Not permitted']],
  [413, { message: 'Too large' }, ['Failed to create event: Too large']],
  [500, { message: 'It went wrong' }, ['Failed to create event: It went wrong']],
] as const;

it('after each failure the form shows the reason, keeps its input and can be sent again', async () => {
  const title = uniqueName('Refused');
  const form = await openNewEvent(title);
  for (const [status, response, texts] of failures) {
    const stop = answer(/^POST .api.events$/, { status, json: { success: false, ...response } });
    await press('Create Event', form);
    for (const text of texts) await see(text, form);
    expect((await findField(/^Content/, form)).value).toBe('Kept');
    stop();
  }
  const stop = answer(/^POST .api.events$/, 'no response');
  await press('Create Event', form);
  await see(/The server cannot be reached/, form);
  await expectAccessible();
  stop();
  await press('Create Event', form);
  await see(`${title} is saved.`);
  await office.open(search(title), 'media');
  await see('+2', await findRow(title));
});

it('a failed change of an event shows the server’s message, and without one says what failed', async () => {
  const title = uniqueName('Unchanged');
  const { _id } = await addEvent(title);
  await office.open(`${search(title)}&edit=${_id}`, 'media');
  const form = await findForm(/^Content/);
  await fill(/^Content/, 'Mine', form);
  for (const [given, message] of [
    [{ status: 500, json: { success: false, message: 'Server says no' } }, 'Server says no'],
    [{ status: 500, json: { success: false } }, /^Failed to save event\. /],
    [{ status: 502, body: '<html>' }, /^Failed to save event\. /],
    ['no response', /^Failed to save event\. The server cannot be reached/],
  ] as const) {
    const stop = answer(/^PUT /, given);
    await press('Update Event', form);
    await findAlert(message, form);
    expect((await findField(/^Content/, form)).value).toBe('Mine');
    stop();
  }
});

it('a file whose content does not match its name is reported beside it and can be removed', async () => {
  const title = uniqueName('Disguised');
  const form = await openNewEvent(title);
  await upload(findFileInput(form), chosenFile('page.mp4', 'video/mp4', '<html>'));
  await press('Create Event', form);
  const remove = await find('button', 'Remove page.mp4', form);
  const file = remove.closest('li') ?? form;
  await see('This file is not of the kind that its name says', file);
  await press('Remove page.mp4', form);
  await press('Create Event', form);
  await see(`${title} is saved.`);
});

it('a failed status change and a failed delete show an error and restore the row', async () => {
  const title = uniqueName('Failed');
  await addEvent(title);
  await office.open(search(title), 'media');
  const status = await find('combobox', `Status of ${title}`);
  answer(/^(PATCH|DELETE) /, serverError);
  await choose(`Status of ${title}`, 'inactive');
  await see('Failed to update event status. It went wrong.');
  expect(status.value).toBe('active');
  await press(`Delete ${title}`);
  await press('Delete', await findQuestion());
  await see('Failed to delete event. It went wrong.');
  await findRow(title);
});

it.each([
  ['news', 'Failed to load news articles. Please check your connection and try again.'],
  ['event', 'Failed to fetch events'],
  ['media', 'Failed to fetch media'],
])(
  '%s: a list that cannot be loaded shows an error and can be retried',
  async (screenName, message) => {
    const stop = answer(/^GET .api.(news|events|media)\?/, 'no response');
    await office.open(`/${screenName}-management`, 'media');
    await see(message);
    expect(screen.queryByText(/^No .* found$/)).toBeNull();
    stop();
    await press('Retry');
    await see(/\d (news|event|media)( item)?s? found/);
  },
);

it('opening an unknown record says that it does not exist', async () => {
  await office.open(`${path}?edit=01900000-0000-7000-8000-000000000000`, 'media');
  await see('This event does not exist');
  const form = await findDialog();
  await press('Close', form);
  await gone(form);
});
