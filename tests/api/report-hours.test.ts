import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv } from '#server/platform/env.ts';
import { testDriveLead } from '#server/resources/leads/types/test-drive.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { addTwoDealers, type TwoDealers } from '#tests/support/two-dealers.ts';

let test: TestApp;
let two: TwoDealers;
beforeAll(async () => {
  test = await startTestApp({ env: readEnv({ RATE_LIMIT: 'off' }) });
  two = await addTwoDealers(test);
});
afterAll(() => test.close());

const query = (text: string, values: unknown[] = []) => test.database.pool.query(text, values);

/** Calls a route as head office. */
async function call(method: 'POST' | 'DELETE', path: string, payload?: object) {
  const options = { method, url: `/api${path}`, cookies: two.headOffice };
  const response = await test.call({ ...options, ...(payload && { payload }) });
  expect(response.statusCode, response.body).toBeLessThan(300);
  return response;
}

/** Returns the median of the day's test drives in minutes, and how many were answered within the target. */
async function readResponse(day: string) {
  const url = `/api/admin/reports/response?from=${day}&to=${day}`;
  const response = await test.call({ method: 'GET', url, cookies: two.headOffice });
  const { rows } = response.json().data;
  const row = rows.find(({ kind }: { kind: string }) => kind === 'test-drives');
  return [row.medianMinutes, row.withinTarget];
}

/** Adds a test drive of the first dealer that came at noon in Pakistan, and was answered at three. */
async function addTestDrive(day: string): Promise<void> {
  const id = await two.submit(testDriveLead, 0);
  await query('update test_drives set created_at = $1, first_response_at = $2 where _id = $3', [
    `${day}T07:00Z`,
    `${day}T10:00Z`,
    id,
  ]);
}

it('the report of responses follows hours, closures and targets', async () => {
  // A Monday.
  const day = '2026-02-16';
  await addTestDrive(day);
  const dealer = two.dealers[0]?._id;
  expect(await readResponse(day)).toEqual([180, 0]);
  await query(
    `insert into closures (_id, created_at, updated_at, dealer_id, start, "end", reason)
      values (gen_random_uuid(), now(), now(), null, '2026-02-16T07:00Z', '2026-02-16T08:00Z', 'Sample')`,
  );
  expect(await readResponse(day)).toEqual([120, 0]);
  await query(
    `insert into openings (_id, created_at, updated_at, dealer_id, kind, weekday, opens, closes, "from")
      values (gen_random_uuid(), now(), now(), $1, 'test-drive', 1, '10:00', '13:30', '2026-01-01')`,
    [dealer],
  );
  expect(await readResponse(day)).toEqual([30, 1]);
  await query(`insert into response_targets (kind, minutes) values ('test-drives', 20)`);
  expect(await readResponse(day)).toEqual([30, 0]);
  await query(`update openings set deleted_at = now() where dealer_id = $1`, [dealer]);
  expect(await readResponse(day)).toEqual([120, 0]);
});

it('the report of responses follows the order in which closures were entered', async () => {
  const day = '2026-02-23';
  await addTestDrive(day);
  const add = (opens: boolean) =>
    call('POST', '/appointments/admin/closures', {
      dealerId: null,
      start: `${day}T12:00`,
      end: `${day}T13:00`,
      reason: 'Sample',
      opens,
    });
  const closed = (await add(false)).json().data._id;
  await add(true);
  expect((await readResponse(day))[0]).toBe(180);
  await call('DELETE', `/appointments/admin/closures/${closed}`);
  await add(false);
  expect((await readResponse(day))[0]).toBe(120);
});

it('a response after ten years is measured by all hours until then, also those of a dealer', async () => {
  const dealerId = two.dealers[0]?._id;
  const [came, answered] = ['2016-02-15T07:00Z', '2026-02-16T10:00Z'];
  for (const dealer of [0, 1]) {
    const id = await two.submit(testDriveLead, dealer, { phone: `+92 301 550000${dealer}` });
    const change = 'update test_drives set created_at = $1, first_response_at = $2 where _id = $3';
    await query(change, [came, answered, id]);
  }
  await query(
    `insert into openings (_id, created_at, updated_at, dealer_id, kind, weekday, opens, closes, "from")
      select gen_random_uuid(), now(), now(), $1, 'test-drive', weekday, '10:00', '11:00', '2016-01-01'
      from generate_series(1, 7) as weekday`,
    [dealerId],
  );
  const measure = async (query: string) => {
    const url = `/api/admin/reports/response?from=2016-02-15&to=2016-02-15${query}`;
    const response = await test.call({ method: 'GET', url, cookies: two.headOffice });
    const { rows } = response.json().data;
    return rows.find(({ kind }: { kind: string }) => kind === 'test-drives').medianMinutes;
  };
  // An hour on each day, after noon of the first one until three in the afternoon of the last one.
  expect(await measure(`&dealerId=${dealerId}`)).toBe(3_654 * 60);
  const days = Math.round((Date.parse(answered) - Date.parse(came)) / 86_400_000);
  expect(days).toBe(3_654);
  // The other one keeps the default hours, closed for an hour on one of these days.
  const weekdays = Array.from({ length: days }, (_, index) =>
    new Date(Date.parse(came) + index * 86_400_000).getUTCDay(),
  );
  const open = weekdays.filter((weekday) => weekday !== 0).length;
  expect(await measure(`&dealerId=${two.dealers[1]?._id}`)).toBe(open * 540 + 180 - 60);
});
