import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { jobApplication } from '#contract/leads/job-application.ts';
import { sweepOrphans } from '#server/files/orphans.ts';
import { jobOpenings } from '#server/jobs/schema.ts';
import { namedFiles } from '#server/sweep.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { openingFiles, openingForm, submissionOf } from '#tests/submissions.ts';
import { filesLeft } from '#tests/support/files-left.ts';
import { type FilePart, multipartOf } from '#tests/support/multipart.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const url = '/api/jobs';

let test: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
  cookies = await test.signIn(['job-openings']);
});
afterAll(() => test.close());
beforeEach(async () => {
  const { data } = (await test.call({ method: 'GET', url, cookies })).json();
  for (const { _id } of data) await remove(_id);
});

type Form = Record<string, string | FilePart>;
const add = async (form: Form = openingFiles()) =>
  (await test.call({ method: 'POST', url, cookies, ...multipartOf(openingForm(form)) })).json()
    .data;
const put = (id: string, form: Form) =>
  test.call({ method: 'PUT', url: `${url}/${id}`, cookies, ...multipartOf(form) });
const remove = (id: string) => test.call({ method: 'DELETE', url: `${url}/${id}`, cookies });
const read = (path: string) => test.call({ method: 'GET', url: path });
const kept = async () => (await filesLeft(test.files)).kept;

it('its picture is written anew and shown to anyone, its document only ever saved', async () => {
  const { imageUrl, documentUrl } = await add();
  const picture = await read(imageUrl);
  expect(picture.statusCode).toBe(200);
  expect(picture.headers).toMatchObject({
    'content-type': 'image/webp',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(picture.headers).not.toHaveProperty('content-disposition');
  expect(picture.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
  const document = await read(documentUrl);
  expect(document.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment',
    'x-content-type-options': 'nosniff',
  });
  expect(document.rawPayload.equals(openingFiles().document.content)).toBe(true);
});

it('a replaced file goes, the other stays; a deleted opening leaves none', async () => {
  const { _id, imageUrl, documentUrl } = await add();
  const { data } = (await put(_id, { image: openingFiles().image })).json();
  expect(data.documentUrl).toBe(documentUrl);
  expect(data.imageUrl).not.toBe(imageUrl);
  expect((await read(imageUrl)).statusCode).toBe(404);
  expect(await kept()).toHaveLength(2);
  await remove(_id);
  expect((await read(documentUrl)).statusCode).toBe(404);
  expect(await kept()).toEqual([]);
});

it('a file is taken away by saying so, and left alone by a change without files', async () => {
  const { _id, imageUrl, documentUrl } = await add();
  const same = await put(_id, { title: 'Same files' });
  expect(same.json().data).toMatchObject({ imageUrl, documentUrl });
  const without = await put(_id, { removeImage: 'true', removeDocument: 'false' });
  expect(without.json().data).toMatchObject({ imageUrl: null, documentUrl });
  expect(await kept()).toHaveLength(1);
});

it('what is refused leaves no file behind, and the words name the field', async () => {
  const { image, document } = openingFiles();
  const disguised = await test.call({
    method: 'POST',
    url,
    cookies,
    ...multipartOf(openingForm({ image: { ...document, name: 'team.png' }, title: '' })),
  });
  expect(disguised.statusCode).toBe(400);
  expect(disguised.json().errors).toMatchObject([{ field: 'title' }, { field: 'image' }]);
  const { _id } = await add({});
  const wrong = await put(_id, { document: { ...image, name: 'team.exe' } });
  expect(wrong.statusCode).toBe(415);
  expect(wrong.json().errors).toEqual([
    { field: 'document', message: 'Please choose a PDF, DOC or DOCX file' },
  ]);
  expect((await put(crypto.randomUUID(), { image })).statusCode).toBe(404);
  expect(await kept()).toEqual([]);
});

it('the hourly sweep knows the files that openings name', async () => {
  await add();
  const now = Date.now() + 61 * 60_000;
  const sweep = { storage: test.files.storage, named: namedFiles, now };
  expect(await sweepOrphans(test.database.db, sweep)).toBe(0);
  await test.database.db.delete(jobOpenings);
  expect(await sweepOrphans(test.database.db, sweep)).toBe(2);
});

it('an applicant’s file, and what is no file of an opening, is not there for anybody', async () => {
  const sent = submissionOf(jobApplication.slug, acceptedInputs[jobApplication.slug]?.() ?? {});
  await test.call({ method: 'POST', url: `/api${jobApplication.paths.submit}`, ...sent });
  for (const key of await kept()) {
    const [, name] = key.split('/');
    expect((await read(`/files/openings/${name}`)).statusCode).toBe(404);
    expect((await read(`/files/${key}`)).statusCode).toBe(404);
    expect((await read(`/files/openings/..%2f${encodeURIComponent(key)}`)).statusCode).toBe(404);
  }
});
