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

interface Line {
  recordId: string;
  recordName: string | null;
}

const search = async (query: Record<string, string>, cookies = two.headOffice): Promise<Line[]> =>
  (await test.call({ method: 'GET', url: '/api/admin/audit', query, cookies })).json().data;

/** Submits a test drive, and confirms it: that line of the audit has no name. */
async function confirm(dealer: number, lastName: string, phone: string): Promise<string> {
  const id = await two.submit(testDriveLead, dealer, { firstName: 'Hina', lastName, phone });
  const url = `/api${testDriveLead.facts.paths.records}/${id}/status`;
  const payload = { status: 'confirmed' };
  await test.call({ method: 'PATCH', url, cookies: two.headOffice, payload });
  return id;
}

it('a customer is found by name and number, also in the trash, and the lines name the record', async () => {
  const id = await confirm(0, 'Moved', '0300 0700001');
  const line = { recordId: id, recordName: 'Hina Moved' };
  expect(await search({ search: 'hina moved' })).toMatchObject([line]);
  expect(await search({ search: '+92 300 0700001' })).toMatchObject([line]);
  expect(await search({ recordId: id })).toMatchObject([line]);
  const path = `/api${testDriveLead.facts.paths.records}/${id}`;
  await test.call({ method: 'DELETE', url: path, cookies: two.headOffice });
  expect(await search({ search: 'hina moved' })).toMatchObject([line, line]);
});

it('customers are neither found nor named without the permission of their requests', async () => {
  const id = await confirm(0, 'Guarded', '0300 0700002');
  expect(await search({ search: 'guarded' })).toMatchObject([{ recordId: id }]);
  const stranger = await test.signIn(['audit'], 'stranger');
  expect(await search({ search: 'guarded' }, stranger)).toEqual([]);
  expect(await search({ recordId: id }, stranger)).toMatchObject([{ recordName: null }]);
});

it('a change of another kind of record names it when only that line is listed', async () => {
  const dealer = two.dealers[0];
  const url = `/api/dealers/${dealer?._id}`;
  await test.call({
    method: 'PUT',
    url,
    cookies: two.headOffice,
    payload: { phone: '042 35710001' },
  });
  const lines = await search({ recordId: dealer?._id ?? '', action: 'update' });
  expect(lines).toMatchObject([{ recordName: 'Dealer one' }]);
});
