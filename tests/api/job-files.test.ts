import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { jobApplication } from '#contract/leads/job-application.ts';
import { sweepOrphans } from '#server/platform/files/remove.ts';
import { namedFiles } from '#server/resources/index.ts';
import { jobOpenings } from '#server/resources/jobs/schema.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { buildSubmission, openingFiles, openingForm } from '#tests/submissions.ts';
import { listStoredFiles } from '#tests/support/list-stored-files.ts';
import { buildMultipart, type FilePart } from '#tests/support/multipart.ts';
import { purge } from '#tests/support/purge.ts';
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
  for (const { _id } of data) {
    await remove(_id);
    await purge(test, 'job-openings', _id);
  }
});

type Form = Record<string, string | FilePart>;
const add = async (form: Form = openingFiles()) =>
  (await test.call({ method: 'POST', url, cookies, ...buildMultipart(openingForm(form)) })).json()
    .data;
const put = (id: string, form: Form) =>
  test.call({ method: 'PUT', url: `${url}/${id}`, cookies, ...buildMultipart(form) });
const remove = (id: string) => test.call({ method: 'DELETE', url: `${url}/${id}`, cookies });
const read = (path: string) => test.call({ method: 'GET', url: path });
const kept = async () => (await listStoredFiles(test.files)).kept;

it('its picture is converted to WebP and shown to anyone, and its document is a download', async () => {
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

it('a replaced file is deleted and the other stays; a purged opening leaves no files', async () => {
  const { _id, imageUrl, documentUrl } = await add();
  const { data } = (await put(_id, { image: openingFiles().image })).json();
  expect(data.documentUrl).toBe(documentUrl);
  expect(data.imageUrl).not.toBe(imageUrl);
  expect((await read(imageUrl)).statusCode).toBe(404);
  expect(await kept()).toHaveLength(2);
  await remove(_id);
  await purge(test, 'job-openings', _id);
  expect((await read(documentUrl)).statusCode).toBe(404);
  expect(await kept()).toEqual([]);
});

it('a document keeps the name it was uploaded with until it is replaced or removed', async () => {
  const { content } = openingFiles().document;
  const name = 'Sales Executive (März) v2.pdf';
  const { _id, documentName } = await add({ document: { name, content } });
  expect(documentName).toBe(name);
  expect((await put(_id, { title: 'Other' })).json().data.documentName).toBe(name);
  const openings = (await read('/api/jobs/public')).json().data;
  expect(openings).toMatchObject([{ title: 'Other', documentName: name }]);
  const replaced = await put(_id, { document: { name: 'v3.pdf', content } });
  expect(replaced.json().data.documentName).toBe('v3.pdf');
  const removed = await put(_id, { removeDocument: 'true' });
  expect(removed.json().data).toMatchObject({ documentUrl: null, documentName: null });
});

it('what the image shows is stored with it, and goes when the image is removed', async () => {
  const imageAlt = 'Two sales executives beside a car';
  const { _id } = await add({ ...openingFiles(), imageAlt });
  const readAlt = async () => (await read('/api/jobs/public')).json().data[0].imageAlt;
  expect(await readAlt()).toBe(imageAlt);
  expect((await put(_id, { title: 'Other' })).json().data.imageAlt).toBe(imageAlt);
  await put(_id, { removeImage: 'true' });
  expect(await readAlt()).toBeNull();
});

it('a file is removed on request, and kept by a change without files', async () => {
  const { _id, imageUrl, documentUrl } = await add();
  const same = await put(_id, { title: 'Same files' });
  expect(same.json().data).toMatchObject({ imageUrl, documentUrl });
  const without = await put(_id, { removeImage: 'true', removeDocument: 'false' });
  expect(without.json().data).toMatchObject({ imageUrl: null, documentUrl });
  expect(await kept()).toHaveLength(1);
});

it('a refused call leaves no file behind, and its error names the field', async () => {
  const { image, document } = openingFiles();
  const disguised = await test.call({
    method: 'POST',
    url,
    cookies,
    ...buildMultipart(openingForm({ image: { ...document, name: 'team.png' }, title: '' })),
  });
  expect(disguised.statusCode).toBe(400);
  expect(disguised.json().errors).toMatchObject([{ field: 'title' }, { field: 'image' }]);
  const { _id } = await add({});
  const wrong = await put(_id, { document: { ...image, name: 'team.exe' } });
  expect(wrong.statusCode).toBe(415);
  expect(wrong.json().errors).toMatchObject([
    { field: 'document', message: 'Please choose a PDF, DOC or DOCX file' },
  ]);
  expect((await put(crypto.randomUUID(), { image })).statusCode).toBe(404);
  expect(await kept()).toEqual([]);
});

it('the hourly sweep keeps the files that openings name, and removes them with the opening', async () => {
  await add();
  const now = Date.now() + 61 * 60_000;
  const sweep = { storage: test.files.storage, named: namedFiles, now };
  expect(await sweepOrphans(test.database.db, sweep)).toBe(0);
  await test.database.db.delete(jobOpenings);
  expect(await sweepOrphans(test.database.db, sweep)).toBe(2);
});

it('an applicant’s files are not served among those of openings', async () => {
  const sent = buildSubmission(jobApplication.slug, acceptedInputs[jobApplication.slug]?.() ?? {});
  await test.call({ method: 'POST', url: `/api${jobApplication.paths.submit}`, ...sent });
  for (const key of await kept()) {
    const [, name] = key.split('/');
    expect((await read(`/files/openings/${name}`)).statusCode).toBe(404);
    expect((await read(`/files/${key}`)).statusCode).toBe(404);
    expect((await read(`/files/openings/..%2f${encodeURIComponent(key)}`)).statusCode).toBe(404);
  }
});
