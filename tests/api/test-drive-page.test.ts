import { count } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dealers } from '#server/resources/dealers/schema.ts';
import { testDrives } from '#server/resources/leads/types/test-drive.ts';
import { sampleDealers } from '#server/resources/seed/sample-dealers.ts';
import { makeTestDrive } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await test.database.db.insert(dealers).values(sampleDealers());
});
afterAll(() => test.close());

describe('the test drive form without JavaScript', () => {
  const buildForm = (fields: Record<string, unknown>) =>
    new URLSearchParams(
      Object.entries(fields).map(([name, value]) => [name, value === true ? 'on' : String(value)]),
    ).toString();
  const send = (fields: Record<string, unknown>, headers: Record<string, string> = {}) =>
    test.call({
      method: 'POST',
      url: '/test-drive',
      payload: buildForm(fields),
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  const countRecords = async () => {
    const [row] = await test.database.db.select({ records: count() }).from(testDrives);
    return row?.records ?? 0;
  };

  it('offers vehicles and every dealership', async () => {
    const { body } = await test.call({ method: 'GET', url: '/test-drive' });
    const options = [...body.matchAll(/<option[^>]*>([^<]+)<\/option>/g)].map(([, text]) => text);
    expect(options).toContain('Haval H6 PHEV');
    expect(options).toEqual(
      expect.arrayContaining(sampleDealers().map(({ name, city }) => `${name}, ${city}`)),
    );
  });

  it('stores a booking, and the same booking sent twice only once', async () => {
    const before = await countRecords();
    const fields = makeTestDrive({ firstName: 'Plain' });
    const [first, second] = [await send(fields), await send(fields)];
    expect(first.statusCode).toBe(200);
    expect(first.body).toContain('Test drive booking submitted successfully');
    const reference = /[0-9A-F]{8}(?=<)/.exec(first.body)?.[0];
    expect(reference).toBeDefined();
    expect(second.body).toContain(reference);
    expect(await countRecords()).toBe(before + 1);
    await send({ ...fields, lastName: 'Other' });
    expect(await countRecords()).toBe(before + 2);
  });

  it('shows errors and keeps what was typed', async () => {
    const before = await countRecords();
    const response = await send({
      ...makeTestDrive({ firstName: '"Quoted" <b>' }),
      phone: 'abc',
      ownsVehicle: '',
    });
    expect(response.body).toContain('Please select if you own a vehicle');
    expect(response.body).toContain('Please enter a valid phone number');
    expect(response.body).toContain('value="&quot;Quoted&quot; &lt;b&gt;"');
    expect(await countRecords()).toBe(before);
  });

  it('is refused from another origin, if it is too large, or as JSON', async () => {
    const before = await countRecords();
    expect((await send(makeTestDrive(), { origin: 'https://elsewhere.example' })).statusCode).toBe(
      403,
    );
    expect((await send({ firstName: 'x'.repeat(70_000) })).statusCode).toBe(413);
    const json = { 'content-type': 'application/json' };
    expect((await send(makeTestDrive(), json)).statusCode).toBe(415);
    expect(await countRecords()).toBe(before);
  });
});
