import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Page } from '#contract/http/http.ts';
import type { PersonEntry } from '#contract/staff/people.ts';
import { rolePermissions } from '#contract/staff/staff.ts';
import { readEnv } from '#server/platform/env.ts';
import { partsRequestLead } from '#server/resources/leads/types/parts-request.ts';
import { testDriveLead } from '#server/resources/leads/types/test-drive.ts';
import { addTariffs, choice } from '#tests/support/quoted-car.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addTwoDealers, type TwoDealers } from '#tests/support/two-dealers.ts';

let test: TestApp;
let two: TwoDealers;
beforeAll(async () => {
  test = await startTestApp({ env: readEnv({ RATE_LIMIT: 'off' }) });
  two = await addTwoDealers(test);
  await addTariffs(test.database.db);
});
afterAll(() => test.close());

type Cookies = Record<string, string>;

let count = 0;
/** A customer whom no other test has. */
function makeCustomer() {
  count += 1;
  const name = { firstName: 'Zara', lastName: `Sample ${count}` };
  return { ...name, phone: `0300 55500${String(count).padStart(2, '0')}`, email: '' };
}

async function send(method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object, by?: Cookies) {
  const cookies = by ?? two.headOffice;
  const options = { method, url: `/api${url}`, cookies, ...(payload && { payload }) };
  const response = await test.call(options);
  expect(response.statusCode, response.body).toBeLessThan(300);
  return response.json();
}

async function readTimeline(
  query: Record<string, string>,
  cookies?: Cookies,
): Promise<Page<PersonEntry>> {
  const url = `/admin/person/timeline?${new URLSearchParams(query)}`;
  return await send('GET', url, undefined, cookies);
}

const note = (slug: string, id: string, text: string) =>
  send('POST', `/admin/timeline/${slug}/${id}`, { type: 'note', text });

describe('the timeline of a person', () => {
  it('lists calls, notes, changes and submissions of all requests by time, each with its request', async () => {
    const customer = makeCustomer();
    const drive = await two.submit(testDriveLead, 0, customer);
    const parts = await two.submit(partsRequestLead, 1, customer);
    await note('test-drives', drive, 'Prefers mornings');
    await send('POST', `/admin/timeline/parts-requests/${parts}`, {
      type: 'call',
      outcome: 'no-answer',
    });
    await send('PATCH', `/test-drive/admin/test-drives/${drive}/status`, { status: 'cancelled' });
    const { data, pagination } = await readTimeline({ phone: customer.phone });
    const listed = data
      .filter(({ type }) => type !== 'assigned' && type !== 'changed')
      .map(({ type, record }) => [type, record?.kind]);
    expect(listed).toEqual([
      ['status', 'test-drives'],
      ['call', 'parts-requests'],
      ['note', 'test-drives'],
      ['submitted', 'parts-requests'],
      ['submitted', 'test-drives'],
    ]);
    expect(pagination.totalItems).toBe(data.length);
    expect(data.at(-1)).toMatchObject({
      by: null,
      record: { _id: drive, status: 'cancelled', name: `Zara ${customer.lastName}` },
    });
  });

  it('names who of staff entered a request', async () => {
    const { phone, firstName, lastName } = makeCustomer();
    await send('POST', partsRequestLead.facts.paths.records, {
      ...{ phone, firstName, lastName, city: 'Lahore', vinNumber: 'LGWEF5A5XPH000001' },
      ...{ requiredPart: 'Wiper blades', mileage: 12_000, source: 'phone' },
    });
    const { data } = await readTimeline({ phone });
    expect(data.at(-1)).toMatchObject({ type: 'submitted', by: 'office' });
  });

  it('contains a quote that the customer saved on the site, and one made for a request once', async () => {
    const customer = makeCustomer();
    const drive = await two.submit(testDriveLead, 0, customer);
    await send('POST', '/quotes', { ...choice, name: 'Zara', phone: customer.phone }, {});
    await send('POST', `/quotes/admin/requests/test-drives/${drive}`, choice);
    const { data } = await readTimeline({ phone: customer.phone });
    const quotes = data.filter(({ type }) => type === 'quote');
    expect(quotes.map(({ by, record }) => [by, record?._id ?? null])).toEqual([
      ['office', drive],
      [null, null],
    ]);
    for (const { text } of quotes) expect(text).toMatch(/ on the road in Lahore, .*PKR/);
  });

  it('has every entry on exactly one page', async () => {
    const customer = makeCustomer();
    const drive = await two.submit(testDriveLead, 0, customer);
    for (const text of ['One', 'Two', 'Three']) await note('test-drives', drive, text);
    const { phone } = customer;
    const all = await readTimeline({ phone });
    const pages = await Promise.all(
      ['1', '2', '3', '4'].map((page) => readTimeline({ phone, page, limit: '2' })),
    );
    expect(pages.flatMap(({ data }) => data)).toEqual(all.data);
    expect(pages[0]?.pagination.totalItems).toBe(all.data.length);
  });

  it('shows an account of a dealer what happened to its own requests only', async () => {
    const customer = makeCustomer();
    const own = await two.submit(testDriveLead, 0, customer);
    const other = await two.submit(testDriveLead, 1, customer);
    await note('test-drives', own, 'Ours');
    await note('test-drives', other, 'Theirs');
    const { phone } = customer;
    const { data, pagination } = await readTimeline({ phone }, two.dealers[0]?.cookies);
    expect(new Set(data.map(({ record }) => record?._id))).toEqual(new Set([own]));
    expect(JSON.stringify(data)).toContain('Ours');
    expect(pagination.totalItems).toBe(data.length);
    expect(JSON.stringify((await readTimeline({ phone })).data)).toContain('Theirs');
  });

  it('omits kinds that the account may not see', async () => {
    const customer = makeCustomer();
    const drive = await two.submit(testDriveLead, 0, customer);
    await note('test-drives', drive, 'Hidden');
    const cookies = await test.signIn(['parts-requests']);
    expect((await readTimeline({ phone: customer.phone }, cookies)).data).toEqual([]);
  });

  it('hides from a dealer the request of another one that its own is a duplicate of', async () => {
    const customer = makeCustomer();
    const own = await two.submit(testDriveLead, 0, customer);
    const other = await two.submit(testDriveLead, 1, customer);
    const path = `/test-drive/admin/test-drives/${own}/duplicate`;
    await send('POST', path, { duplicateOf: other });
    const { data } = await readTimeline({ phone: customer.phone }, two.dealers[0]?.cookies);
    expect(JSON.stringify(data)).not.toContain(other);
    expect(data.some(({ text }) => text.includes('another request'))).toBe(true);
  });

  it('takes as many queries for many requests as for two', async () => {
    const cookies = await test.signIn(rolePermissions.admin, 'counting');
    async function countQueries(requests: number): Promise<number> {
      const customer = makeCustomer();
      for (let n = 0; n < requests; n += 1) {
        const id = await two.submit(n % 2 ? partsRequestLead : testDriveLead, 0, customer);
        await note(n % 2 ? 'parts-requests' : 'test-drives', id, `Note ${n}`);
      }
      const query = vi.spyOn(test.database.pool, 'query');
      const { data } = await readTimeline({ phone: customer.phone }, cookies);
      const calls = query.mock.calls.length;
      query.mockRestore();
      expect(data.filter(({ type }) => type === 'note')).toHaveLength(requests);
      return calls;
    }
    const few = await countQueries(2);
    expect(few).toBeGreaterThan(2);
    expect(await countQueries(8)).toBe(few);
  });
});

it('the timeline of a person needs a phone number or an email address', async () => {
  const url = '/api/admin/person/timeline';
  const response = await test.call({ method: 'GET', url, cookies: two.headOffice });
  expect(response.statusCode).toBe(400);
});
