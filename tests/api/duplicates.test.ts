import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readEnv } from '#server/platform/env.ts';
import { testDriveLead } from '#server/resources/leads/types/test-drive.ts';
import { vehicleBookingLead } from '#server/resources/leads/types/vehicle-booking.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addTwoDealers, answeredLeads, type TwoDealers } from '#tests/support/two-dealers.ts';

let test: TestApp;
let two: TwoDealers;
beforeAll(async () => {
  test = await startTestApp({ env: readEnv({ RATE_LIMIT: 'off' }) });
  two = await addTwoDealers(test);
});
afterAll(() => test.close());
beforeEach(() => test.database.pool.query('delete from test_drives; delete from vehicle_bookings'));

type Cookies = Record<string, string>;
type Lead = (typeof answeredLeads)[number];

const call = (
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  {
    payload,
    cookies = two.headOffice,
    basedOn,
  }: { payload?: object; cookies?: Cookies; basedOn?: string } = {},
) =>
  test.call({
    method,
    url: `/api${url}`,
    cookies,
    ...(payload && { payload }),
    ...(basedOn && { headers: { 'if-match': basedOn } }),
  });

/** The marks of the list by id. */
async function readMarks({ facts }: Lead, cookies?: Cookies): Promise<Record<string, unknown>> {
  const answer = await call('GET', facts.paths.records, cookies ? { cookies } : {});
  const { data } = answer.json() as { data: { _id: string; possibleDuplicate: unknown }[] };
  return Object.fromEntries(data.map(({ _id, possibleDuplicate }) => [_id, possibleDuplicate]));
}

const read = async ({ facts }: Lead, id: string) =>
  (await call('GET', `${facts.paths.records}?_id=${id}`)).json().data[0];
const readTimeline = async ({ facts }: Lead, id: string) =>
  (await call('GET', `/admin/timeline/${facts.slug}/${id}`)).json().data;
const close = (
  { facts }: Lead,
  id: string,
  duplicateOf: string,
  options: { cookies?: Cookies; basedOn?: string } = {},
) =>
  call('POST', `${facts.paths.records}/${id}/duplicate`, { payload: { duplicateOf }, ...options });
const reopen = (
  { facts }: Lead,
  id: string,
  options: { cookies?: Cookies; basedOn?: string } = {},
) => call('DELETE', `${facts.paths.records}/${id}/duplicate`, options);

const age = (id: string, days: number) =>
  test.database.pool.query(
    `update test_drives set created_at = now() - make_interval(days => $2) where _id = $1`,
    [id, days],
  );

const lead = testDriveLead;
const someone = (number: number) => ({
  phone: `+92 300 123456${number}`,
  email: `customer-${number}@mail.example`,
});

describe('a list marks', () => {
  it('the second and third open request of one phone number, however it was written', async () => {
    const first = await two.submit(lead, 0, { ...someone(1), phone: '+92 300 7777777' });
    const second = await two.submit(lead, 0, { ...someone(2), phone: '0300-7777777' });
    const third = await two.submit(lead, 0, { ...someone(3), phone: '+92 (0)300 7777777' });
    const other = await two.submit(lead, 0, someone(4));
    expect(await readMarks(lead)).toEqual({
      [first]: null,
      [second]: { number: 2, of: first },
      [third]: { number: 3, of: first },
      [other]: null,
    });
  });

  it('the same email address without regard to case, but no missing ones', async () => {
    const first = await two.submit(lead, 0, { ...someone(1), email: 'One@mail.example' });
    const second = await two.submit(lead, 0, { ...someone(2), email: 'one@MAIL.example' });
    const without = await two.submit(lead, 0, { ...someone(3), email: '' });
    const another = await two.submit(lead, 0, { ...someone(4), email: '' });
    expect(await readMarks(lead)).toEqual({
      [first]: null,
      [second]: { number: 2, of: first },
      [without]: null,
      [another]: null,
    });
  });

  it('the same CNIC, with dashes or without', async () => {
    const [first, second] = [
      await two.submit(vehicleBookingLead, 0, { ...someone(1), cnic: '11111-2222222-3' }),
      await two.submit(vehicleBookingLead, 0, { ...someone(2), cnic: '1111122222223' }),
    ];
    const marks = await readMarks(vehicleBookingLead);
    expect(marks[second]).toEqual({ number: 2, of: first });
  });

  it('bookings with the same address, and bookings that are months apart', async () => {
    const book = (number: number, fields: object) =>
      two.submit(vehicleBookingLead, 0, {
        ...someone(number),
        cnic: `11111-222222${number}-3`,
        address: `House ${number}, Sample Street, Gulberg`,
        ...fields,
      });
    const first = await book(1, {});
    const byAddress = await book(2, { address: 'house 1 sample street - GULBERG' });
    const byPhone = await book(3, { phone: someone(1).phone });
    const short = [await book(4, { address: 'DHA' }), await book(5, { address: 'DHA' })];
    await test.database.pool.query(
      `update vehicle_bookings set created_at = now() - interval '90 days' where _id = $1`,
      [first],
    );
    expect(await readMarks(vehicleBookingLead)).toEqual({
      [first]: null,
      [byAddress]: { number: 2, of: first },
      [byPhone]: { number: 2, of: first },
      ...Object.fromEntries(short.map((id) => [id, null])),
    });
  });

  it('one request once, whatever agrees', async () => {
    const first = await two.submit(lead, 0, someone(1));
    const second = await two.submit(lead, 0, someone(1));
    expect((await readMarks(lead))[second]).toEqual({ number: 2, of: first });
  });

  it('neither closed requests, nor those more than 14 days apart', async () => {
    const first = await two.submit(lead, 0, someone(1));
    const second = await two.submit(lead, 0, someone(1));
    await age(first, 13);
    expect((await readMarks(lead))[second]).toEqual({ number: 2, of: first });
    await age(first, 15);
    expect((await readMarks(lead))[second]).toBeNull();
    await age(first, 13);
    const set = (id: string, status: string) =>
      call('PATCH', `${lead.facts.paths.records}/${id}/status`, { payload: { status } });
    await set(second, 'completed');
    expect((await readMarks(lead))[second]).toBeNull();
    await set(second, 'confirmed');
    await set(first, 'cancelled');
    expect((await readMarks(lead))[second]).toBeNull();
  });

  it('nothing of another dealer’s requests for an account of a dealer', async () => {
    const first = await two.submit(lead, 1, someone(1));
    const second = await two.submit(lead, 0, someone(1));
    expect((await readMarks(lead))[second]).toEqual({ number: 2, of: first });
    expect(await readMarks(lead, two.dealers[0]?.cookies)).toEqual({ [second]: null });
  });
});

describe.each(answeredLeads.map((one) => ({ slug: one.facts.slug, lead: one })))(
  'closing $slug as a duplicate',
  ({ lead: type }) => {
    const { duplicateStatus, openStatuses, statuses } = type.facts;
    const [firstStatus = ''] = Object.keys(statuses);

    it('closes one, links both in their timelines, and can be undone', async () => {
      expect(openStatuses).not.toContain(duplicateStatus);
      const first = await two.submit(type, 0, someone(1));
      const second = await two.submit(type, 0, someone(1));
      const closed = await close(type, second, first);
      expect(closed.statusCode).toBe(200);
      expect(closed.json().data).toMatchObject({ status: duplicateStatus, firstResponseAt: null });
      const [own] = await readTimeline(type, second);
      expect(own).toMatchObject({
        type: 'duplicate',
        by: 'office',
        text: `Closed as a duplicate of ${first.slice(-8).toUpperCase()}`,
        changes: { duplicateOf: { from: null, to: first } },
      });
      const [theirs] = await readTimeline(type, first);
      expect(theirs).toMatchObject({
        type: 'duplicate',
        text: `${second.slice(-8).toUpperCase()} was closed as a duplicate of this request`,
      });
      expect((await read(type, first)).status).toBe(firstStatus);
      const undone = await reopen(type, second);
      expect(undone.json().data).toMatchObject({ status: firstStatus, firstResponseAt: null });
      expect((await readTimeline(type, second))[0].text).toMatch(/^No longer a duplicate of/);
      expect((await readTimeline(type, first))[0].text).toMatch(/is no longer a duplicate/);
      expect((await reopen(type, second)).statusCode).toBe(400);
      expect((await close(type, second, first)).statusCode).toBe(200);
    });
  },
);

describe('closing as a duplicate', () => {
  it('is refused for the request itself, a request that is closed already, and a circle', async () => {
    const [first, second] = [
      await two.submit(lead, 0, someone(1)),
      await two.submit(lead, 0, someone(1)),
    ];
    expect((await close(lead, first, first)).statusCode).toBe(400);
    expect((await close(lead, second, first)).statusCode).toBe(200);
    expect((await close(lead, second, first)).statusCode).toBe(400);
    const circle = await close(lead, first, second);
    expect(circle.statusCode).toBe(400);
    expect(circle.json().errors[0].field).toBe('duplicateOf');
  });

  it('is refused for a circle of several requests, also with ids in upper case', async () => {
    const [first, second, third] = [
      await two.submit(lead, 0, someone(1)),
      await two.submit(lead, 0, someone(1)),
      await two.submit(lead, 0, someone(1)),
    ];
    expect((await close(lead, third, second)).statusCode).toBe(200);
    const circle = await close(lead, second.toUpperCase(), third.toUpperCase());
    expect(circle.statusCode).toBe(400);
    expect((await close(lead, second, first)).statusCode).toBe(200);
    expect((await close(lead, first, third)).statusCode).toBe(400);
    expect((await read(lead, first)).status).toBe('pending');
  });

  it('an account of a dealer cannot link another dealer’s request', async () => {
    const [mine, theirs] = [
      await two.submit(lead, 0, someone(1)),
      await two.submit(lead, 1, someone(1)),
    ];
    const cookies = two.dealers[0]?.cookies ?? {};
    expect((await close(lead, mine, theirs, { cookies })).statusCode).toBe(404);
    expect((await close(lead, theirs, mine, { cookies })).statusCode).toBe(404);
    await close(lead, theirs, mine);
    expect((await reopen(lead, theirs, { cookies })).statusCode).toBe(404);
    expect((await read(lead, mine)).status).toBe('pending');
  });

  it('is refused for an old version, and keeps a status that was changed since when it is undone', async () => {
    const [first, second] = [
      await two.submit(lead, 0, someone(1)),
      await two.submit(lead, 0, someone(1)),
    ];
    const { updatedAt: basedOn } = await read(lead, second);
    await call('PATCH', `${lead.facts.paths.records}/${second}/status`, {
      payload: { status: 'confirmed' },
    });
    expect((await close(lead, second, first, { basedOn })).statusCode).toBe(409);
    expect((await close(lead, second, first)).statusCode).toBe(200);
    expect((await reopen(lead, second, { basedOn })).statusCode).toBe(409);
    expect((await reopen(lead, second)).json().data.status).toBe('confirmed');
    await close(lead, second, first);
    await call('PATCH', `${lead.facts.paths.records}/${second}/status`, {
      payload: { status: 'no-show' },
    });
    expect((await reopen(lead, second)).json().data.status).toBe('no-show');
  });

  it('keeps the same status when it is undone, if staff chose it again', async () => {
    const [first, second] = [
      await two.submit(lead, 0, someone(1)),
      await two.submit(lead, 0, someone(1)),
    ];
    await close(lead, second, first);
    for (const status of ['confirmed', lead.facts.duplicateStatus]) {
      await call('PATCH', `${lead.facts.paths.records}/${second}/status`, { payload: { status } });
    }
    expect((await reopen(lead, second)).json().data.status).toBe(lead.facts.duplicateStatus);
  });

  it('can be undone after the other request was purged, of which nothing is stored then', async () => {
    const [first, second] = [
      await two.submit(lead, 0, someone(1)),
      await two.submit(lead, 0, someone(1)),
    ];
    await close(lead, second, first);
    const { slug, paths } = lead.facts;
    expect((await call('DELETE', `${paths.records}/${first}`)).statusCode).toBe(200);
    expect((await call('DELETE', `/admin/trash/${slug}/${first}`)).statusCode).toBe(200);
    expect((await reopen(lead, second)).json().data.status).toBe('pending');
    const { rows } = await test.database.pool.query(
      'select from lead_timeline where record_id = $1',
      [first],
    );
    expect(rows).toHaveLength(0);
  });

  it('two that close each other at once end with one closed', async () => {
    const [first, second] = [
      await two.submit(lead, 0, someone(1)),
      await two.submit(lead, 0, someone(1)),
    ];
    const answers = await Promise.all([close(lead, first, second), close(lead, second, first)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });
});
