import { afterAll, beforeAll, expect, it } from 'vitest';
import { addOpeningMinutes, defaultCalendar } from '#contract/dealers/opening-hours.ts';
import type { ResponseTarget } from '#contract/leads/response-targets.ts';
import { readEnv } from '#server/platform/env.ts';
import { testDriveLead } from '#server/resources/leads/types/test-drive.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addTwoDealers, type TwoDealers } from '#tests/support/two-dealers.ts';

const url = '/api/admin/response-targets';
const { records } = testDriveLead.facts.paths;

let test: TestApp;
let two: TwoDealers;
beforeAll(async () => {
  test = await startTestApp({ env: readEnv({ RATE_LIMIT: 'off' }) });
  two = await addTwoDealers(test);
});
afterAll(() => test.close());

const get = (path: string) => test.call({ method: 'GET', url: path, cookies: two.headOffice });
const change = (payload: object, cookies = two.headOffice) =>
  test.call({ method: 'PUT', url, cookies, payload });

async function readTargets(): Promise<Record<string, number>> {
  const data: ResponseTarget[] = (await get(url)).json().data;
  return Object.fromEntries(data.map(({ kind, minutes }) => [kind, minutes]));
}

const readRequest = async (id: string) => (await get(`/api${records}?_id=${id}`)).json().data[0];

/** How many requests are overdue in the list, in its export and on My Day. */
async function countOverdue(): Promise<number[]> {
  const list = await get(`/api${records}?overdue=true`);
  const file = await get(`/api${records}/export?overdue=true`);
  const myDay = await get('/api/admin/my-day');
  const lines = file.body.trim().split('\n');
  return [list.json().pagination.totalItems, lines.length - 1, myDay.json().data.overdue.total];
}

const setArrival = (id: string, at: Date) =>
  test.database.pool.query('update test_drives set created_at = $1 where _id = $2', [
    at.toISOString(),
    id,
  ]);

it('are the defaults of the types until staff set others', async () => {
  expect(await readTargets()).toEqual({
    'contact-inquiries': 120,
    'vehicle-bookings': 30,
    'test-drives': 30,
    'service-appointments': 120,
    'parts-requests': 240,
  });
});

it('count at once for requests that came before: in the list, its export, My Day and the report', async () => {
  const id = await two.submit(testDriveLead, 0, {});
  // A Monday at ten in the morning.
  const monday = new Date('2026-03-02T05:00:00.000Z');
  await setArrival(id, monday);
  const findDue = (minutes: number) => addOpeningMinutes(defaultCalendar, monday, minutes);
  expect(await readRequest(id)).toMatchObject({
    responseDueAt: findDue(30).toISOString(),
    isOverdue: true,
  });
  expect(await countOverdue()).toEqual([1, 1, 1]);

  expect((await change({ 'test-drives': 45 })).statusCode).toBe(200);
  expect((await readTargets())['test-drives']).toBe(45);
  expect((await readRequest(id)).responseDueAt).toBe(findDue(45).toISOString());
  const report = await get('/api/admin/reports/response?from=2026-03-01&to=2026-03-31');
  expect(report.json().data.rows).toContainEqual(
    expect.objectContaining({ kind: 'test-drives', targetMinutes: 45 }),
  );
});

it('decide what is overdue now', async () => {
  const id = await two.submit(testDriveLead, 0, {});
  await test.database.pool.query('delete from test_drives where _id <> $1', [id]);
  // Four days ago there were some opening hours since, but never 2,700 minutes.
  await setArrival(id, new Date(Date.now() - 4 * 86_400_000));
  await change({ 'test-drives': 5 });
  expect((await readRequest(id)).isOverdue).toBe(true);
  expect(await countOverdue()).toEqual([1, 1, 1]);
  await change({ 'test-drives': 2_700 });
  expect((await readRequest(id)).isOverdue).toBe(false);
  expect(await countOverdue()).toEqual([0, 0, 0]);
});

it('leave a line in the audit, unless nothing changes', async () => {
  const readLines = async () => {
    const { rows } = await test.database.pool.query(
      "select username, old, new from audit_lines where kind = 'response-targets' order by _id",
    );
    return rows;
  };
  await change({ 'parts-requests': 300 });
  const before = await readLines();
  expect(before.at(-1)).toMatchObject({ new: { minutes: 300, type: 'parts-requests' } });
  await change({ 'parts-requests': 300 });
  expect(await readLines()).toEqual(before);
});

it.each([
  ['too short', { 'test-drives': 4 }],
  ['too long', { 'test-drives': 2_701 }],
  ['not a number', { 'test-drives': 'soon' }],
  ['of no type', {}],
  ['of a type without a target', { 'job-applications': 60 }],
])('%s: refused, and nothing changes', async (_case, payload) => {
  const before = await readTargets();
  expect((await change(payload)).statusCode).toBe(400);
  expect(await readTargets()).toEqual(before);
});

it('an account of a dealer reads them and cannot change them', async () => {
  const cookies = await test.signIn(['test-drives', 'reports'], 'reporting-dealer');
  await test.database.pool.query(
    "update staff_accounts set dealer_id = $1 where username = 'reporting-dealer'",
    [two.dealers[0]?._id],
  );
  expect((await test.call({ method: 'GET', url, cookies })).statusCode).toBe(200);
  const before = await readTargets();
  expect((await change({ 'test-drives': 60 }, cookies)).statusCode).toBe(403);
  expect(await readTargets()).toEqual(before);
});
