import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDriveLead } from '#server/resources/leads/types/test-drive.ts';
import { type ReportOffice, startReportOffice } from '#tests/support/report-office.ts';

let office: ReportOffice;
beforeAll(async () => {
  office = await startReportOffice();
});
afterAll(() => office.test.close());

it('the report of responses follows hours, closures and targets', async () => {
  const id = await office.two.submit(testDriveLead, 0);
  const dealer = office.two.dealers[0]?._id;
  // A Monday, from noon to three.
  await office.query(
    `update test_drives set created_at = '2026-02-16T07:00Z', first_response_at = '2026-02-16T10:00Z'
      where _id = $1`,
    [id],
  );
  const readResponse = async () => {
    const url = '/api/admin/reports/response?from=2026-02-16&to=2026-02-16';
    const response = await office.test.call({
      method: 'GET',
      url,
      cookies: office.two.headOffice,
    });
    const { rows } = response.json().data;
    const row = rows.find(({ kind }: { kind: string }) => kind === 'test-drives');
    return [row.medianMinutes, row.withinTarget];
  };
  expect(await readResponse()).toEqual([180, 0]);
  await office.query(
    `insert into closures (_id, created_at, updated_at, dealer_id, start, "end", reason)
      values (gen_random_uuid(), now(), now(), null, '2026-02-16T07:00Z', '2026-02-16T08:00Z', 'Sample')`,
  );
  expect(await readResponse()).toEqual([120, 0]);
  await office.query(
    `insert into openings (_id, created_at, updated_at, dealer_id, kind, weekday, opens, closes, "from")
      values (gen_random_uuid(), now(), now(), $1, 'test-drive', 1, '10:00', '13:30', '2026-01-01')`,
    [dealer],
  );
  expect(await readResponse()).toEqual([30, 1]);
  await office.query(`insert into response_targets (kind, minutes) values ('test-drives', 20)`);
  expect(await readResponse()).toEqual([30, 0]);
  await office.query(`update openings set deleted_at = now() where dealer_id = $1`, [dealer]);
  expect(await readResponse()).toEqual([120, 0]);
});
