import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { referenceOf } from '#contract/lead.ts';
import { jobApplication } from '#contract/leads/job-application.ts';
import { makePng } from '#tests/files/png.ts';
import { applicationCalls, applyUrl, form, pdf } from '#tests/support/application-calls.ts';
import { filesLeft } from '#tests/support/files-left.ts';
import { type MultipartBody, multipartOf } from '#tests/support/multipart.ts';
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
  it('are read by staff as they were judged, saved under a name that tells whose they are', async () => {
    const cv = pdf('whole and unchanged');
    const id = await apply({
      ...form({ firstName: 'Ünï/Ann\u202e', lastName: '"C:*"' }),
      cvFile: cv,
    });
    const answer = await read(`${id}/cv`);
    expect(answer.rawPayload.equals(cv.content)).toBe(true);
    const reference = referenceOf(id);
    expect(answer.headers).toMatchObject({
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

  it('are readable with the permission only', async () => {
    const id = await apply();
    const others = await test.signIn(['contact-inquiries', 'job-openings']);
    for (const file of ['cv', 'photo']) {
      expect((await read(`${id}/${file}`, {})).statusCode).toBe(401);
      expect((await read(`${id}/${file}`, others)).statusCode).toBe(403);
    }
  });

  it('that are not there are 404: no photo, no record, a file that was lost', async () => {
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
    expect(lost.json()).toEqual({ success: false, message: 'This file does not exist' });
  });

  it('are gone with the record', async () => {
    const before = await keptKeys();
    const id = await apply();
    expect(await keptKeys()).toHaveLength(before.length + 2);
    const removed = await test.call({ method: 'DELETE', url: `${records}/${id}`, cookies });
    expect(removed.json()).toEqual({ success: true });
    expect(await keptKeys()).toEqual(before);
  });
});

describe('sent again under its key', () => {
  it('the same application is answered with the first receipt, and its files are kept once', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await send(form(), headers);
    const kept = await keptKeys();
    await expectNothingNew(async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => send(form(), headers)));
      for (const answer of answers) expect(answer.body).toBe(first.body);
    });
    expect(await keptKeys()).toEqual(kept);
    expect((await read(`${first.json().data._id}/cv`)).statusCode).toBe(200);
  });

  it.each([
    ['another CV under the same name', { cvFile: pdf('another') }],
    ['another text', { additionalInfo: 'Another' }],
  ] as const)('%s is a conflict and leaves nothing', async (_what, changes) => {
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

  it('a line that breaks in the middle of a file leaves nothing', async () => {
    const large = { name: 'a.png', content: Buffer.concat([makePng(9, 9), Buffer.alloc(5e6)]) };
    const body = multipartOf({ ...form(), photoFile: large });
    await expectNothingNew(async () => {
      const socket = open();
      socket.write(head(body));
      socket.write(body.payload.subarray(0, 3e6));
      await vi.waitFor(async () => expect((await filesLeft(test.files)).staged).toHaveLength(2));
      socket.destroy();
      await vi.waitFor(async () => expect((await filesLeft(test.files)).staged).toEqual([]));
    });
  });

  it('a form whose parts cannot be told apart keeps no later request waiting', async () => {
    const body = {
      payload: Buffer.concat([multipartOf(form()).payload, Buffer.alloc(300_000)]),
      headers: { 'content-type': 'multipart/form-data; boundary=' },
    };
    const socket = open();
    onTestFinished(() => {
      socket.destroy();
    });
    let heard = '';
    socket.on('data', (chunk) => {
      heard += chunk;
    });
    socket.write(head(body));
    socket.write(body.payload);
    await vi.waitFor(() => expect(heard).toContain('HTTP/1.1 400'));
    socket.write(`GET /healthz HTTP/1.1\r\nHost: ${address.host}\r\n\r\n`);
    await vi.waitFor(() => expect(heard).toContain('HTTP/1.1 200'));
  });
});
