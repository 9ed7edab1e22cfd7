import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { jobApplication } from '#contract/leads/job-application.ts';
import { formatReference } from '#contract/leads/lead.ts';
import { makeDocx } from '#tests/files/documents.ts';
import { makePng } from '#tests/files/png.ts';
import { applicationCalls, applyUrl, form, pdf } from '#tests/support/application-calls.ts';
import { eventually } from '#tests/support/eventually.ts';
import { listStoredFiles } from '#tests/support/list-stored-files.ts';
import { buildMultipart, type MultipartBody } from '#tests/support/multipart.ts';
import { purge } from '#tests/support/purge.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const records = `/api${jobApplication.paths.records}`;

let test: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
  cookies = await test.signIn(['job-applications']);
});
afterAll(() => test.close());

const { send, apply, keptKeys, expectNothingNew } = applicationCalls(() => test);
const read = (path: string, as = cookies) =>
  test.call({ method: 'GET', url: `${records}/${path}`, cookies: as });

describe('the files of an application', () => {
  it('reach staff with the CV unchanged and named after the applicant, and the photo as WebP', async () => {
    const cv = pdf('whole and unchanged');
    const id = await apply({
      ...form({ firstName: 'Ünï/Ann\u200f', lastName: '"C:*"' }),
      cvFile: cv,
    });
    const response = await read(`${id}/cv`);
    expect(response.rawPayload.equals(cv.content)).toBe(true);
    const reference = formatReference(id);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(cv.content.length),
      'content-disposition': `attachment; filename="CV _n__Ann_ _C___ ${reference}.pdf"; filename*=UTF-8''CV%20%C3%9Cn%C3%AF_Ann_%20_C___%20${reference}.pdf`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    const photo = await read(`${id}/photo`);
    expect(photo.headers['content-type']).toBe('image/webp');
    expect(photo.rawPayload.toString('latin1', 8, 12)).toBe('WEBP');
  });

  it('are downloads, except a PDF that the office asks to show in a frame', async () => {
    const id = await apply();
    const shown = await read(`${id}/cv?disposition=inline`);
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringMatching(/^inline; filename=/),
      'content-security-policy': expect.stringMatching(
        /^default-src 'none'.*frame-ancestors 'self'$/,
      ),
      'x-frame-options': 'SAMEORIGIN',
      'x-content-type-options': 'nosniff',
    });
    for (const path of [`${id}/cv`, `${id}/photo`, `${id}/photo?disposition=inline`]) {
      expect((await read(path)).headers, path).toMatchObject({
        'content-disposition': expect.stringMatching(/^attachment; filename=/),
        'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
        'x-frame-options': 'DENY',
      });
    }
    expect((await read(`${id}/cv?disposition=inline`, {})).statusCode).toBe(401);
    const word = await apply({ ...form(), cvFile: { name: 'cv.docx', content: makeDocx() } });
    const asked = await read(`${word}/cv?disposition=inline`);
    expect(asked.headers['content-disposition']).toMatch(/^attachment/);
  });

  it('are known by their bytes if their names have no extension, or one with a blank', async () => {
    for (const name of ['CV of Sample', 'cv.', 'cv.pdf ']) {
      const id = await apply({
        ...form(),
        cvFile: { ...pdf('known'), name },
        photoFile: { name: 'photo', content: makePng(40, 30) },
      });
      const cv = await read(`${id}/cv`);
      expect(cv.headers, name).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': expect.stringMatching(/\.pdf$/),
      });
      expect((await read(`${id}/photo`)).headers['content-type']).toBe('image/webp');
    }
    const id = await apply({ ...form(), cvFile: { name: 'cv', content: makeDocx() } });
    expect((await read(`${id}/cv`)).headers['content-type']).toMatch(/wordprocessingml/);
  });

  it('can be read only with the permission', async () => {
    const id = await apply();
    const others = await test.signIn(['contact-inquiries', 'job-openings']);
    for (const file of ['cv', 'photo']) {
      expect((await read(`${id}/${file}`, {})).statusCode).toBe(401);
      expect((await read(`${id}/${file}`, others)).statusCode).toBe(403);
    }
  });

  it('are 404 if the photo, the record or the stored file is missing', async () => {
    const { photoFile: _photo, ...withoutPhoto } = form();
    const id = await apply(withoutPhoto);
    const [record] = (
      await test.call({ method: 'GET', url: records, query: { _id: id }, cookies })
    ).json().data;
    expect(record).toMatchObject({ cvFile: `${records}/${id}/cv`, photoFile: null });
    for (const path of [`${id}/photo`, `${randomUUID()}/cv`, `${id}/notes`]) {
      expect((await read(path)).statusCode, path).toBe(404);
    }
    for (const kept of await keptKeys()) await test.files.storage.remove(kept);
    const lost = await read(`${id}/cv`);
    expect(lost.statusCode).toBe(404);
    expect(lost.json()).toEqual({
      success: false,
      message: 'This file does not exist',
      code: 'not-found',
    });
  });

  it('are deleted with the record for good, and cannot be read while it is in the trash', async () => {
    const before = await keptKeys();
    const id = await apply();
    expect(await keptKeys()).toHaveLength(before.length + 2);
    const removed = await test.call({ method: 'DELETE', url: `${records}/${id}`, cookies });
    expect(removed.json()).toEqual({ success: true });
    expect((await read(`${id}/cv`)).statusCode).toBe(404);
    expect(await keptKeys()).toHaveLength(before.length + 2);
    await purge(test, jobApplication.slug, id);
    expect(await keptKeys()).toEqual(before);
  });
});

describe('an application sent again with its idempotency key', () => {
  it('gets the first response, and its files are stored once', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await send(form(), headers);
    const kept = await keptKeys();
    await expectNothingNew(async () => {
      const responses = await Promise.all(Array.from({ length: 8 }, () => send(form(), headers)));
      for (const response of responses) expect(response.body).toBe(first.body);
    });
    expect(await keptKeys()).toEqual(kept);
    expect((await read(`${first.json().data._id}/cv`)).statusCode).toBe(200);
  });

  it.each([
    ['another CV under the same name', { cvFile: pdf('another') }],
    ['another text', { additionalInfo: 'Another' }],
  ] as const)('with %s is a conflict and stores nothing', async (_what, changes) => {
    const headers = { 'idempotency-key': randomUUID() };
    const fields = { ...form(), cvFile: pdf('the first') };
    expect((await send(fields, headers)).statusCode).toBe(201);
    await expectNothingNew(async () => {
      expect((await send({ ...fields, ...changes }, headers)).statusCode).toBe(409);
    });
  });
});

describe('over a connection', () => {
  let address: URL;
  beforeAll(async () => {
    address = new URL(await test.app.listen({ port: 0, host: '127.0.0.1' }));
  });
  const open = () => connect(Number(address.port), address.hostname);
  const head = ({ payload, headers }: MultipartBody) =>
    `POST ${applyUrl} HTTP/1.1\r\nHost: ${address.host}\r\nContent-Type: ${headers['content-type']}\r\nContent-Length: ${payload.length}\r\n\r\n`;

  it('a connection lost in the middle of a file leaves nothing behind', async () => {
    const large = { name: 'a.png', content: Buffer.concat([makePng(9, 9), Buffer.alloc(5e6)]) };
    const body = buildMultipart({ ...form(), photoFile: large });
    await expectNothingNew(async () => {
      const socket = open();
      socket.write(head(body));
      socket.write(body.payload.subarray(0, 3e6));
      await eventually(async () =>
        expect((await listStoredFiles(test.files)).staged).toHaveLength(2),
      );
      socket.destroy();
      await eventually(async () => expect((await listStoredFiles(test.files)).staged).toEqual([]));
    });
  });

  it('a form with an empty boundary does not block the next request on its connection', async () => {
    const body = {
      payload: Buffer.concat([buildMultipart(form()).payload, Buffer.alloc(300_000)]),
      headers: { 'content-type': 'multipart/form-data; boundary=' },
    };
    const socket = open();
    onTestFinished(() => {
      socket.destroy();
    });
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.write(head(body));
    socket.write(body.payload);
    await eventually(() => expect(received).toContain('HTTP/1.1 400'));
    socket.write(`GET /healthz HTTP/1.1\r\nHost: ${address.host}\r\n\r\n`);
    await eventually(() => expect(received).toContain('HTTP/1.1 200'));
  });
});
