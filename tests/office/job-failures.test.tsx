import { expect, it } from 'vitest';
import { makePdf } from '#tests/files/documents.ts';
import { makePng } from '#tests/files/png.ts';
import { openingForm } from '#tests/submissions.ts';
import {
  chosenFile,
  fill,
  findAlert,
  findField,
  findForm,
  findQuestion,
  findRow,
  gone,
  press,
  see,
  seeAt,
  upload,
} from '#tests/support/office/acts.ts';
import { uniqueName } from '#tests/support/office/bookings.ts';
import { Office } from '#tests/support/office/office.tsx';
import { answer, serverError } from '#tests/support/office/server-calls.ts';

const office = new Office();
const path = '/job-openings';
const addOpening = (title: string) => office.send('/jobs', openingForm({ title }));

async function openOpening(id: string): Promise<HTMLElement> {
  await office.open(`${path}?edit=${id}`);
  return await findForm(/^Title/);
}

it('missing fields are reported in one message and at each field', async () => {
  await office.open(`${path}?edit=new`);
  const form = await findForm(/^Title/);
  await fill(/^Experience from/, '12', form);
  await press(/Job$/, form);
  await findAlert(
    'Please fill all required fields: title, description, location, job location, category, division, qualification, experience min/max, gender and age max.',
    form,
  );
  expect(document.activeElement).toBe(await findField(/^Title/, form));
  await seeAt(/^Job location/, 'Please enter the job location', form);
  for (const label of [/^Title/, /^Description/, 'Location *', /^Job location/, /^Qualification/]) {
    await fill(label, 'Typed', form);
  }
  await press(/Job$/, form);
  await seeAt(/^Experience from/, 'The least experience is more than the most', form);
});

it('an invalid file is reported beside its field, by the browser and by the server', async () => {
  const form = await openOpening((await addOpening(uniqueName('Refused')))._id);
  const image = await findField(/^Image/, form);
  await upload(image, chosenFile('a.svg', 'image/svg+xml', '<svg/>'));
  await press(/Job$/, form);
  await seeAt(/^Image/, /^Please choose a JPEG/, form);
  await upload(image, chosenFile('a.png', 'image/png', makePdf()));
  await fill('Salary range', 'Typed', form);
  await press(/Job$/, form);
  await seeAt(/^Image/, /^This file is not of the kind/, form);
  expect((await findField('Salary range', form)).value).toBe('Typed');
  await upload(image, chosenFile('a.png', 'image/png', makePng(8, 8)));
  await press(/Job$/, form);
  await gone(form);
});

it.each([
  ['a server error', serverError, 'Failed to save job: It went wrong.'],
  ['no response', 'no response', 'Failed to save job: The server cannot be reached.'],
] as const)(
  'after %s the form keeps its file, and saving again works',
  async (_of, given, text) => {
    const { _id } = await addOpening(uniqueName('Failing'));
    const form = await openOpening(_id);
    const stop = answer(/^PUT /, given);
    const document = chosenFile('text.pdf', 'application/pdf', makePdf());
    await upload(await findField(/^Document/, form), document);
    await fill('Purpose', 'Typed', form);
    await press(/Job$/, form);
    await findAlert(text, form);
    expect((await findField('Purpose', form)).value).toBe('Typed');
    stop();
    await press(/Job$/, form);
    await gone(form);
    const documentUrl = expect.stringMatching(/\.pdf$/);
    expect(await office.call('GET', `/jobs/${_id}`)).toMatchObject({
      purpose: 'Typed',
      documentUrl,
    });
  },
);

it('a failed load of the list shows its reason, and can be retried', async () => {
  const list = /^GET .api.jobs\?/;
  const stop = answer(list, serverError);
  await office.open(path);
  await see('Failed to load jobs: It went wrong.');
  stop();
  // A proxy's page, and no response at all.
  const stopPage = answer(list, { status: 500, body: '<html>' });
  await press('Retry');
  await see('Failed to load jobs: HTTP error! status: 500');
  stopPage();
  const stopLoss = answer(list, 'no response');
  await press('Retry');
  await see('Failed to load jobs: Failed to fetch jobs');
  stopLoss();
  await press('Retry');
  await see(/\d jobs? found/);
});

it('a failed delete shows its reason, and the row stays', async () => {
  const title = uniqueName('Undeletable');
  await addOpening(title);
  await office.open(path);
  answer(/^DELETE /, serverError);
  await press(`Delete ${title}`);
  await press('Delete', await findQuestion());
  await see('Failed to delete job: It went wrong.');
  await findRow(title);
});
