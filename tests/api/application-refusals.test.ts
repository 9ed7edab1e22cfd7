import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDocx, makePdf } from '#tests/files/documents.ts';
import {
  type ApplicationFields,
  applicationCalls,
  applyUrl,
  form,
  pdf,
} from '#tests/support/application-calls.ts';
import { listStoredFiles } from '#tests/support/list-stored-files.ts';
import { buildMultipart } from '#tests/support/multipart.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const { send, apply, keptKeys, expectNothingNew } = applicationCalls(() => test);

describe('a refused application leaves nothing', () => {
  const readRefusal = async (fields: ApplicationFields) => {
    const response = await send(fields);
    const { message, errors } = response.json();
    return {
      status: response.statusCode,
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
  ] as [ApplicationFields, string][])('with %j it gets %j', async (fields, message) => {
    await expectNothingNew(async () => {
      expect(await readRefusal(fields)).toMatchObject({ status: 400, message });
    });
  });

  it('errors in texts and files are reported together, in the order of the checks', async () => {
    await expectNothingNew(async () => {
      const response = await readRefusal({
        ...form({ phone: 'abc', portfolioLink: 'javascript:alert(1)' }),
        cvFile: { name: 'cv.exe', content: Buffer.from('MZ') },
        photoFile: { name: 'photo.png', content: Buffer.from('none') },
      });
      expect(response).toEqual({
        status: 400,
        message: 'Please choose a PDF, DOC or DOCX file',
        fields: ['cvFile', 'phone', 'portfolioLink', 'photoFile'],
      });
    });
  });

  it('a CV sent as text is not accepted as a file', async () => {
    const { cvFile: _cv, ...fields } = form();
    await expectNothingNew(async () => {
      const { message } = await readRefusal({ ...fields, cvFile: '../../etc/passwd' });
      expect(message).toBe('Please upload your CV');
    });
  });

  it.each(['..%2F..%2Fcv.pdf', 'cv%00.pdf', '%5C%5Chost%5Ccv.pdf'])(
    'a file name that decodes to a bad one, %s, is refused',
    async (name) => {
      const { payload, headers } = buildMultipart({
        ...form(),
        cvFile: { ...pdf('x'), name: 'N' },
      });
      const renamed = payload
        .toString('latin1')
        .replace('filename="N"', `filename*=UTF-8''${name}`);
      await expectNothingNew(async () => {
        const body = Buffer.from(renamed, 'latin1');
        const response = await test.call({ method: 'POST', url: applyUrl, payload: body, headers });
        expect(response.json().errors).toMatchObject([
          {
            field: 'cvFile',
            message: 'The name of this file has characters that are not accepted: please rename it',
          },
        ]);
      });
    },
  );

  it('two files in one field are refused', async () => {
    const { payload, headers } = buildMultipart(form());
    const [boundary = ''] = payload.toString('latin1').split('\r\n', 1);
    const second = `${boundary}\r\nContent-Disposition: form-data; name="cvFile"; filename="b.pdf"\r\n\r\n`;
    const both = Buffer.concat([Buffer.from(second), makePdf(), Buffer.from('\r\n'), payload]);
    await expectNothingNew(async () => {
      const response = await test.call({ method: 'POST', url: applyUrl, payload: both, headers });
      expect(response.json().errors).toMatchObject([
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
  ])('%s gets %i', async (_what, status, contentType, payload) => {
    await expectNothingNew(async () => {
      const headers = { 'content-type': contentType };
      const response = await test.call({ method: 'POST', url: applyUrl, payload, headers });
      expect(response.statusCode).toBe(status);
      expect(response.json()).toMatchObject({ success: false, message: expect.any(String) });
    });
  });

  it('more texts or more files than any form has are refused', async () => {
    const texts = Object.fromEntries(Array.from({ length: 101 }, (_, name) => [`t${name}`, 'x']));
    const files = Object.fromEntries(
      Array.from({ length: 5 }, (_, name) => [`f${name}`, { name: 'a.pdf', content: makePdf() }]),
    );
    await expectNothingNew(async () => {
      for (const more of [texts, files]) {
        const response = await send({ ...form(), ...more });
        expect(response.statusCode).toBe(413);
        expect(response.json().message).toBe('This is more than we accept');
      }
    });
  });

  it('a field named constructor is refused, and an unexpected file is not stored', async () => {
    await expectNothingNew(async () => {
      expect((await send({ ...form(), constructor: 'x' })).statusCode).toBe(400);
    });
    const unexpected = { name: 'a.docx', content: makeDocx() };
    const { kept: before } = await listStoredFiles(test.files);
    await apply({ ...form(), status: 'hired', cvfile: unexpected });
    expect(await keptKeys()).toHaveLength(before.length + 2);
  });

  it('if the database fails, the files are removed', async () => {
    const { kept: before } = await listStoredFiles(test.files);
    await test.database.db.execute('alter table job_applications rename to away');
    const response = await send(form());
    await test.database.db.execute('alter table away rename to job_applications');
    expect(response.statusCode).toBe(500);
    expect(await listStoredFiles(test.files)).toEqual({ kept: before, staged: [] });
  });
});
