import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobApplication } from '#contract/leads/job-application.ts';
import { newKey } from '#server/platform/files/storage.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { buildSubmission } from '#tests/submissions.ts';
import { listStoredFiles } from '#tests/support/list-stored-files.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const film = Buffer.from('0123456789');
let test: TestApp;
let url: string;
const storeFile = async (purpose: string, extension: string) => {
  const key = newKey(purpose, extension);
  await test.files.storage.put(key, Readable.from([film]), 'video/mp4');
  return `/files/${key}`;
};
beforeAll(async () => {
  test = await startTestApp();
  url = await storeFile('media', 'mp4');
});
afterAll(() => test.close());

const get = (address: string, headers: Record<string, string> = {}) =>
  test.call({ method: 'GET', url: address, headers });

it('anyone can read a published file with its type, and cache it for a year', async () => {
  const response = await get(url);
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe('0123456789');
  expect(response.headers).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': '10',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(response.headers).not.toHaveProperty('set-cookie');
  expect(response.headers).not.toHaveProperty('content-disposition');
});

it.each([
  ['bytes=2-4', '234', 'bytes 2-4/10'],
  ['bytes=7-', '789', 'bytes 7-9/10'],
  ['bytes=-2', '89', 'bytes 8-9/10'],
])('a request for %s gets that range', async (range, body, contentRange) => {
  const response = await get(url, { range });
  expect(response.statusCode).toBe(206);
  expect(response.body).toBe(body);
  expect(response.headers['content-range']).toBe(contentRange);
  expect(response.headers['content-length']).toBe(String(body.length));
});

it('a range past the end is a 416 with the length, and several ranges get the whole file', async () => {
  const beyond = await get(url, { range: 'bytes=10-' });
  expect(beyond.statusCode).toBe(416);
  expect(beyond.headers['content-range']).toBe('bytes */10');
  expect((await get(url, { range: 'bytes=0-1,3-4' })).body).toBe('0123456789');
});

it('a current copy gets 304, and a range of another version gets the whole file', async () => {
  const etag = String((await get(url)).headers.etag);
  expect((await get(url, { 'if-none-match': etag })).statusCode).toBe(304);
  expect((await get(url, { range: 'bytes=0-1', 'if-range': etag })).statusCode).toBe(206);
  expect((await get(url, { range: 'bytes=0-1', 'if-range': '"other"' })).statusCode).toBe(200);
});

it('HEAD has the headers of GET and no content', async () => {
  const head = await test.call({ method: 'HEAD', url });
  expect(head.statusCode).toBe(200);
  expect(head.headers['content-length']).toBe('10');
  expect(head.headers['content-type']).toBe('video/mp4');
  expect(head.body).toBe('');
});

it('a document is sent as a download', async () => {
  const response = await get(await storeFile('news', 'pdf'));
  expect(response.headers['content-disposition']).toBe('attachment');
  expect(response.headers['content-type']).toBe('application/pdf');
});

it('an applicant’s files are not published', async () => {
  const sent = buildSubmission(jobApplication.slug, acceptedInputs[jobApplication.slug]?.() ?? {});
  await test.call({ method: 'POST', url: `/api${jobApplication.paths.submit}`, ...sent });
  const { kept } = await listStoredFiles(test.files);
  const own = kept.filter((key) => /^(cv|photo)\//.test(key));
  expect(own).toHaveLength(2);
  for (const key of own) expect((await get(`/files/${key}`)).statusCode).toBe(404);
});

it.each([
  '/files',
  '/files/',
  '/files/media/',
  '/files/media/none.mp4',
  '/files/media/00000000-0000-4000-8000-000000000000.mp4',
  '/files/../files/media/x',
  '/files/media/..%2f..%2fcv/x',
  '/files/media/%2e%2e/%2e%2e/secret',
  '/files/media%2f00000000-0000-4000-8000-000000000000.mp4',
])('%s is 404', async (address) => {
  expect((await get(address)).statusCode).toBe(404);
});
