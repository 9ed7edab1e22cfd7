import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDriveLead } from '#server/resources/leads/types/test-drive.ts';
import { type ReportOffice, startReportOffice } from '#tests/support/report-office.ts';

let office: ReportOffice;
beforeAll(async () => {
  office = await startReportOffice();
});
afterAll(() => office.test.close());

/** Returns the median of the day's test drives in minutes, and how many were answered within the target. */
async function readResponse(day: string) {
  const url = `/api/admin/reports/response?from=${day}&to=${day}`;
  const response = await office.test.call({ method: 'GET', url, cookies: office.two.headOffice });
  const { rows } = response.json().data;
  const row = rows.find(({ kind }: { kind: string }) => kind === 'test-drives');
  return [row.medianMinutes, row.withinTarget];
}

/** Adds a test drive of the first dealer that came at noon in Pakistan, and was answered at three. */
async function addTestDrive(day: string): Promise<void> {
  const id = await office.two.submit(testDriveLead, 0);
  await office.query(
    'update test_drives set created_at = $1, first_response_at = $2 where _id = $3',
    [`${day}T07:00Z`, `${day}T10:00Z`, id],
  );
}

it('the report of responses follows hours, closures and targets', async () => {
  // A Monday.
  const day = '2026-02-16';
  await addTestDrive(day);
  const dealer = office.two.dealers[0]?._id;
  expect(await readResponse(day)).toEqual([180, 0]);
  await office.query(
    `insert into closures (_id, created_at, updated_at, dealer_id, start, "end", reason)
      values (gen_random_uuid(), now(), now(), null, '2026-02-16T07:00Z', '2026-02-16T08:00Z', 'Sample')`,
  );
  expect(await readResponse(day)).toEqual([120, 0]);
  await office.query(
    `insert into openings (_id, created_at, updated_at, dealer_id, kind, weekday, opens, closes, "from")
      values (gen_random_uuid(), now(), now(), $1, 'test-drive', 1, '10:00', '13:30', '2026-01-01')`,
    [dealer],
  );
  expect(await readResponse(day)).toEqual([30, 1]);
  await office.query(`insert into response_targets (kind, minutes) values ('test-drives', 20)`);
  expect(await readResponse(day)).toEqual([30, 0]);
  await office.query(`update openings set deleted_at = now() where dealer_id = $1`, [dealer]);
  expect(await readResponse(day)).toEqual([120, 0]);
});

it('the report of responses follows the order in which closures were entered', async () => {
  const day = '2026-02-23';
  await addTestDrive(day);
  const add = (opens: boolean) =>
    office.call('POST', '/appointments/admin/closures', {
      dealerId: null,
      start: `${day}T12:00`,
      end: `${day}T13:00`,
      reason: 'Sample',
      opens,
    });
  const closed = (await add(false)).json().data._id;
  await add(true);
  expect((await readResponse(day))[0]).toBe(180);
  await office.call('DELETE', `/appointments/admin/closures/${closed}`);
  await add(false);
  expect((await readResponse(day))[0]).toBe(120);
});
