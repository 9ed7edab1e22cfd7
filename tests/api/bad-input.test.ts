import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDrive } from '#contract/leads/test-drive.ts';
import { newId } from '#server/platform/new-id.ts';
import { testDrives } from '#server/resources/leads/types/test-drive.ts';
import { makeTestDrive } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const submit = (payload: string, contentType = 'application/json') =>
  test.call({
    method: 'POST',
    url: `/api${testDrive.paths.submit}`,
    payload,
    headers: { 'content-type': contentType },
  });

const countRecords = async () => {
  const [row] = await test.database.db.select({ records: count() }).from(testDrives);
  return row?.records;
};

const readMessage = async (fields: object) =>
  (await submit(JSON.stringify({ ...makeTestDrive(), ...fields }))).json().message;

/** The order and the messages: docs/spec/forms.md#test-drive */
describe('a test drive booking', () => {
  it('is checked in a fixed order, each step with its own message', async () => {
    const steps: object[] = [
      {},
      { selectedVehicle: 'Haval H6' },
      { selectedDealership: 'HAVAL Clifton, Karachi' },
      { ownsVehicle: 'no' },
      { licenseAgreement: true, responsibilityAgreement: true },
      { firstName: 'Sample', lastName: 'Visitor', phone: '0300 0000001' },
    ];
    const received = [];
    let input = {};
    for (const fields of steps) {
      input = { ...input, ...fields };
      received.push((await submit(JSON.stringify(input))).json().message);
    }
    expect(received).toEqual([
      'Please select a vehicle',
      'Please select a dealership',
      'Please select if you own a vehicle',
      'Please accept both agreements',
      'Please fill all required fields',
      'Test drive booking submitted successfully',
    ]);
  });

  it.each([
    [{ licenseAgreement: false }, 'Please accept both agreements'],
    [{ responsibilityAgreement: 'true' }, 'Please accept both agreements'],
    [{ selectedVehicle: '   ' }, 'Please select a vehicle'],
    [{ ownsVehicle: 'maybe' }, 'Please select if you own a vehicle'],
    [{ phone: 'call me' }, 'Please enter a valid phone number'],
    [{ phone: '123456' }, 'Please enter a valid phone number'],
    [{ phone: '1'.repeat(16) }, 'Please enter a valid phone number'],
    [{ email: 'nobody@' }, 'Please enter a valid email address'],
    [{ preferredDate: '2001-01-01' }, 'Please choose a date that has not passed'],
    [{ preferredDate: '28/12/2001' }, 'Please choose a date that has not passed'],
    [{ preferredDate: '2099-02-30' }, 'Please enter a date as YYYY-MM-DD or DD/MM/YYYY'],
    [{ preferredDate: '12/28/2099' }, 'Please enter a date as YYYY-MM-DD or DD/MM/YYYY'],
    [{ preferredTime: '25:00' }, 'Please enter a time as HH:MM, for example 14:30'],
    [{ firstName: 'x'.repeat(101) }, 'Please keep this within 100 characters'],
    [{ firstName: 'a\u0000' }, 'This contains characters that cannot be stored'],
    [{ lastName: '\ud800' }, 'This contains characters that cannot be stored'],
    [{ lastName: 5 }, 'Please enter text here'],
    [{ lastName: ['x'] }, 'Please enter text here'],
    [{ lastName: { a: 1 } }, 'Please enter text here'],
  ])('with %j is refused: %s', async (fields, message) => {
    expect(await readMessage(fields)).toBe(message);
  });

  it.each([
    { email: '' },
    { email: null },
    { preferredDate: '', preferredTime: '' },
    { phone: '03001234567' },
    { phone: '+92-300-1234567' },
    { phone: '(021) 345 6789' },
    { firstName: 'محمد' },
    { selectedVehicle: '  Haval H6  ' },
  ])('with %j is accepted', async (fields) => {
    expect(await readMessage(fields)).toBe('Test drive booking submitted successfully');
  });
});

it.each([
  ['invalid JSON', '{"a":', 400, 'json-invalid', 'The request is not valid JSON'],
  ['an empty body', '', 400, 'body-missing', 'The request has no content'],
  ['null', 'null', 400, 'not-an-object', 'Please send a JSON object'],
  ['a list', '[]', 400, 'not-an-object', 'Please send a JSON object'],
  ['text', '"x"', 400, 'not-an-object', 'Please send a JSON object'],
  [
    'a forged prototype',
    '{"__proto__":{"x":1}}',
    400,
    'json-invalid',
    'The request is not valid JSON',
  ],
  [
    '200 KB',
    JSON.stringify({ firstName: 'x'.repeat(200_000) }),
    413,
    'too-large',
    'This request is too large',
  ],
])(
  'a body of %s is refused with a message and stores nothing',
  async (_what, body, status, code, message) => {
    const before = await countRecords();
    const response = await submit(body);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toEqual({ success: false, message, code });
    expect(await countRecords()).toBe(before);
  },
);

it.each(['text/xml', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])(
  'content of type %s gets 415',
  async (contentType) => {
    const response = await submit('a=1', contentType);
    expect(response.statusCode).toBe(415);
    expect(response.json().message).toBe('This kind of content is not accepted here');
  },
);

it.each([
  ['GET', '/api/unknown', 404],
  ['POST', '/api/', 404],
  ['PUT', `/api${testDrive.paths.submit}`, 404],
  ['GET', '/api/%zz', 400],
  ['GET', `/api/${'x'.repeat(5_000)}`, 404],
  ['DELETE', '/test-drive', 404],
] as const)('%s %s returns the error envelope with %i', async (method, url, status) => {
  const response = await test.call({ method, url });
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ success: false, message: expect.any(String) });
});

it('days of the year 0, which the database cannot store, are refused by every list', async () => {
  const cookies = await test.signIn(['contact-inquiries', 'audit', 'reports', 'appointments']);
  const day = '0000-01-01';
  for (const list of [
    `contact/admin/inquiries?from=${day}`,
    `admin/audit?to=${day}`,
    `admin/reports/funnel?from=${day}&to=${day}`,
    `appointments/admin/closures?from=${day}`,
    `appointments/admin/calendar?dealerId=${newId()}&from=${day}&to=${day}`,
  ]) {
    const answer = await test.call({ method: 'GET', url: `/api/${list}`, cookies });
    expect(answer.statusCode, list).toBe(400);
  }
});
