import { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { jobApplication } from '#contract/leads/job-application.ts';
import { newKey } from '#server/files/storage.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { submissionOf } from '#tests/submissions.ts';
import { filesLeft } from '#tests/support/files-left.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const film = Buffer.from('0123456789');
let test: TestApp;
let url: string;
const keep = async (purpose: string, extension: string) => {
  const key = newKey(purpose, extension);
  await test.files.storage.put(key, Readable.from([film]), 'video/mp4');
  return `/files/${key}`;
};
beforeAll(async () => {
  test = await startTestApp();
  url = await keep('media', 'mp4');
});
afterAll(() => test.close());

const get = (address: string, headers: Record<string, string> = {}) =>
  test.call({ method: 'GET', url: address, headers });

it('a published file is for anybody, as what it is, for good', async () => {
  const answer = await get(url);
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toBe('0123456789');
  expect(answer.headers).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': '10',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
  });
  expect(answer.headers).not.toHaveProperty('set-cookie');
  expect(answer.headers).not.toHaveProperty('content-disposition');
});

it.each([
  ['bytes=2-4', '234', 'bytes 2-4/10'],
  ['bytes=7-', '789', 'bytes 7-9/10'],
  ['bytes=-2', '89', 'bytes 8-9/10'],
])('a player that asks for %s gets that part', async (range, body, told) => {
  const answer = await get(url, { range });
  expect(answer.statusCode).toBe(206);
  expect(answer.body).toBe(body);
  expect(answer.headers['content-range']).toBe(told);
  expect(answer.headers['content-length']).toBe(String(body.length));
});

it('a part that is not there is a 416 that tells the length; several parts are answered by all', async () => {
  const beyond = await get(url, { range: 'bytes=10-' });
  expect(beyond.statusCode).toBe(416);
  expect(beyond.headers['content-range']).toBe('bytes */10');
  expect((await get(url, { range: 'bytes=0-1,3-4' })).body).toBe('0123456789');
});

it('a copy that is still good is not sent again, and a part of another version is not mixed in', async () => {
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

it('a document is saved, never shown', async () => {
  const answer = await get(await keep('news', 'pdf'));
  expect(answer.headers['content-disposition']).toBe('attachment');
  expect(answer.headers['content-type']).toBe('application/pdf');
});

it('an applicant’s files have no address here', async () => {
  const sent = submissionOf(jobApplication.slug, acceptedInputs[jobApplication.slug]?.() ?? {});
  await test.call({ method: 'POST', url: `/api${jobApplication.paths.submit}`, ...sent });
  const { kept } = await filesLeft(test.files);
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
])('there is nothing at %s', async (address) => {
  expect((await get(address)).statusCode).toBe(404);
});
