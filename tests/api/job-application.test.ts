import { randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { referenceOf } from '#contract/lead.ts';
import { jobApplication } from '#contract/leads/job-application.ts';
import { jobApplications } from '#server/leads/job-application.ts';
import { acceptedInputs } from '#tests/factories.ts';
import { makeDocx, makePdf } from '#tests/files/documents.ts';
import { makePng } from '#tests/files/png.ts';
import { applicationForm } from '#tests/submissions.ts';
import { filesLeft } from '#tests/support/files-left.ts';
import { type FilePart, multipartOf } from '#tests/support/multipart.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const url = `/api${jobApplication.paths.submit}`;
const records = `/api${jobApplication.paths.records}`;

let test: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
  cookies = await test.signIn(['job-applications']);
});
afterAll(() => test.close());

type Fields = Record<string, string | FilePart>;
const form = (input: object = {}): Fields =>
  applicationForm({ ...acceptedInputs[jobApplication.slug]?.(), ...input });
const send = (fields: Fields, headers: Record<string, string> = {}) => {
  const body = multipartOf(fields);
  return test.call({
    method: 'POST',
    url,
    payload: body.payload,
    headers: { ...body.headers, ...headers },
  });
};
const pdf = (inside: string): FilePart => ({ name: 'My CV.pdf', content: makePdf(inside) });
const apply = async (fields: Fields = form()): Promise<string> => {
  const answer = await send(fields);
  expect(answer.statusCode).toBe(201);
  return answer.json().data._id;
};
const read = (path: string, as = cookies) =>
  test.call({ method: 'GET', url: `${records}/${path}`, cookies: as });
const keptKeys = async () => (await filesLeft(test.files)).kept;
const countRecords = async () => {
  const [row] = await test.database.db.select({ records: count() }).from(jobApplications);
  return row?.records ?? 0;
};

/** What a refusal may leave: nothing, neither record nor file. */
async function expectNothingNew(work: () => Promise<void>): Promise<void> {
  const before = [await countRecords(), await filesLeft(test.files)];
  await work();
  expect([await countRecords(), await filesLeft(test.files)]).toEqual(before);
}

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

describe('a refused application leaves nothing', () => {
  const refusalOf = async (fields: Fields) => {
    const answer = await send(fields);
    const { message, errors } = answer.json();
    return {
      status: answer.statusCode,
      message,
      fields: errors?.map((e: { field: string }) => e.field),
    };
  };

  it.each([
    [{}, 'Please select an employment status'],
    [{ selectedEmploymentStatus: 'Student' }, 'Please upload your CV'],
    [
      { selectedEmploymentStatus: 'Student', cvFile: pdf('x') },
      'Please accept the agreement to share your information',
    ],
    [
      { selectedEmploymentStatus: 'Student', cvFile: pdf('x'), agreeToShare: 'on', phone: '1' },
      'Missing required fields: first name, last name, CNIC',
    ],
  ] as [Fields, string][])('with %j it says %j', async (fields, message) => {
    await expectNothingNew(async () => {
      expect(await refusalOf(fields)).toMatchObject({ status: 400, message });
    });
  });

  it('what is wrong with texts and files is said at once, in the order of the checks', async () => {
    await expectNothingNew(async () => {
      const answer = await refusalOf({
        ...form({ phone: 'abc', portfolioLink: 'javascript:alert(1)' }),
        cvFile: { name: 'cv.exe', content: Buffer.from('MZ') },
        photoFile: { name: 'photo.png', content: Buffer.from('none') },
      });
      expect(answer).toEqual({
        status: 400,
        message: 'Please choose a PDF, DOC or DOCX file',
        fields: ['cvFile', 'phone', 'portfolioLink', 'photoFile'],
      });
    });
  });

  it('a CV that is text, not a file, is no CV', async () => {
    const { cvFile: _cv, ...fields } = form();
    await expectNothingNew(async () => {
      const { message } = await refusalOf({ ...fields, cvFile: '../../etc/passwd' });
      expect(message).toBe('Please upload your CV');
    });
  });

  it.each(['..%2F..%2Fcv.pdf', 'cv%00.pdf', '%5C%5Chost%5Ccv.pdf'])(
    'a file whose name only decodes to a bad one, %s, is refused',
    async (name) => {
      const { payload, headers } = multipartOf({ ...form(), cvFile: { ...pdf('x'), name: 'N' } });
      const renamed = payload
        .toString('latin1')
        .replace('filename="N"', `filename*=UTF-8''${name}`);
      await expectNothingNew(async () => {
        const body = Buffer.from(renamed, 'latin1');
        const answer = await test.call({ method: 'POST', url, payload: body, headers });
        expect(answer.json().errors).toEqual([
          {
            field: 'cvFile',
            message: 'The name of this file has signs that are not accepted: please rename it',
          },
        ]);
      });
    },
  );

  it('two files in one field are one too many', async () => {
    const { payload, headers } = multipartOf(form());
    const [boundary = ''] = payload.toString('latin1').split('\r\n', 1);
    const second = `${boundary}\r\nContent-Disposition: form-data; name="cvFile"; filename="b.pdf"\r\n\r\n`;
    const both = Buffer.concat([Buffer.from(second), makePdf(), Buffer.from('\r\n'), payload]);
    await expectNothingNew(async () => {
      const answer = await test.call({ method: 'POST', url, payload: both, headers });
      expect(answer.json().errors).toEqual([
        { field: 'cvFile', message: 'Please choose one file here' },
      ]);
    });
  });

  it.each([
    ['JSON', 415, 'application/json', '{}'],
    ['a form without files', 415, 'application/x-www-form-urlencoded', 'a=b'],
    ['multipart without its boundary', 400, 'multipart/form-data', 'x'],
    ['multipart that ends in the middle', 400, 'multipart/form-data; boundary=x', '--x\r\nConte'],
    ['nothing', 400, 'multipart/form-data; boundary=x', ''],
  ])('%s is answered with %i', async (_what, status, contentType, payload) => {
    await expectNothingNew(async () => {
      const headers = { 'content-type': contentType };
      const answer = await test.call({ method: 'POST', url, payload, headers });
      expect(answer.statusCode).toBe(status);
      expect(answer.json()).toMatchObject({ success: false, message: expect.any(String) });
    });
  });

  it('more texts or files than any form has are refused', async () => {
    const texts = Object.fromEntries(Array.from({ length: 101 }, (_, name) => [`t${name}`, 'x']));
    const files = Object.fromEntries(
      Array.from({ length: 5 }, (_, name) => [`f${name}`, { name: 'a.pdf', content: makePdf() }]),
    );
    await expectNothingNew(async () => {
      for (const more of [texts, files]) {
        const answer = await send({ ...form(), ...more });
        expect(answer.statusCode).toBe(413);
        expect(answer.json().message).toBe('This is more than we accept');
      }
    });
  });

  it('fields that would change an object’s nature, and files nobody asked for, change nothing', async () => {
    await expectNothingNew(async () => {
      expect((await send({ ...form(), constructor: 'x' })).statusCode).toBe(400);
    });
    const unasked = { name: 'a.docx', content: makeDocx() };
    const { kept: before } = await filesLeft(test.files);
    await apply({ ...form(), status: 'hired', cvfile: unasked });
    expect(await keptKeys()).toHaveLength(before.length + 2);
  });

  it('when the database refuses it for a reason of its own, the files are not lost but swept later', async () => {
    await test.database.db.execute('alter table job_applications rename to away');
    const answer = await send(form());
    await test.database.db.execute('alter table away rename to job_applications');
    expect(answer.statusCode).toBe(500);
    expect((await filesLeft(test.files)).staged).toEqual([]);
  });
});

describe('a line that breaks', () => {
  it('in the middle of a file leaves nothing', async () => {
    const address = new URL(await test.app.listen({ port: 0, host: '127.0.0.1' }));
    const large = { name: 'a.png', content: Buffer.concat([makePng(9, 9), Buffer.alloc(5e6)]) };
    const { payload, headers } = multipartOf({ ...form(), photoFile: large });
    await expectNothingNew(async () => {
      const socket = connect(Number(address.port), address.hostname);
      socket.write(
        `POST ${url} HTTP/1.1\r\nHost: ${address.host}\r\nContent-Type: ${headers['content-type']}\r\nContent-Length: ${payload.length}\r\n\r\n`,
      );
      socket.write(payload.subarray(0, 3e6));
      await vi.waitFor(async () => expect((await filesLeft(test.files)).staged).toHaveLength(2));
      socket.destroy();
      await vi.waitFor(async () => expect((await filesLeft(test.files)).staged).toEqual([]));
    });
  });
});
