import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildPagination } from '#server/platform/http/pagination.ts';
import { testDriveLead } from '#server/resources/leads/types/test-drive.ts';
import { fillLead } from '#tests/support/fill-leads.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const records = 10_050;

let test: TestApp;
let cookies: Record<string, string>;
beforeAll(async () => {
  test = await startTestApp();
  await fillLead(test.database, testDriveLead, { records });
  cookies = await test.signIn(['test-drives']);
});
afterAll(() => test.close());

async function list(query: Record<string, string>) {
  const url = `/api/test-drive/admin/test-drives?${new URLSearchParams(query)}`;
  return (await test.call({ method: 'GET', url, cookies })).json();
}

it('a total is exact up to 10,000, and beyond that a lower bound', async () => {
  const all = await list({ limit: '50' });
  expect(all.data).toHaveLength(50);
  expect(all.pagination).toEqual({
    page: 1,
    limit: 50,
    totalItems: 10_000,
    totalPages: 200,
    totalIsAtLeast: true,
  });
  const confirmed = await list({ limit: '50', status: 'confirmed' });
  expect(confirmed.pagination).toEqual({ page: 1, limit: 50, totalItems: 2_010, totalPages: 41 });
  const exactly = await list({ search: 'sample visitor', status: 'confirmed' });
  expect(exactly.pagination.totalItems).toBe(2_010);
});

it('the last page of a long list can be reached', async () => {
  const { pagination } = await list({ limit: '50', page: '200' });
  expect(pagination.totalPages).toBeGreaterThan(200);
  const last = await list({ limit: '50', page: String(pagination.totalPages) });
  expect(last.data).toHaveLength(50);
  expect(last.pagination).toEqual({ page: 201, limit: 50, totalItems: records, totalPages: 201 });
});

it('a total of exactly 10,000 is not a lower bound', () => {
  const paging = { page: 1, limit: 50 };
  expect(buildPagination(paging, 10_000, 10_000)).toEqual({
    ...paging,
    totalItems: 10_000,
    totalPages: 200,
  });
});
