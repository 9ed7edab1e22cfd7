import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JobOpening } from '#contract/jobs/jobs.ts';
import { jobOpenings } from '#server/resources/jobs/schema.ts';
import { sampleJobs } from '#server/resources/seed/sample-jobs.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const get = (url: string, query: Record<string, string> = {}) =>
  test.call({ method: 'GET', url: `/api${url}`, query });
const listTitles = (jobs: JobOpening[]) => jobs.map(({ title }) => title);

it('without openings the lists are empty, and the categories too', async () => {
  expect((await get('/jobs/public')).json()).toMatchObject({ success: true, data: [] });
  expect((await get('/jobs/categories')).json()).toEqual({ success: true, data: [] });
});

it('openings are listed newest first, without the fields that only staff see', async () => {
  const samples = sampleJobs();
  await test.database.db.insert(jobOpenings).values([...samples].reverse());
  const { data, pagination } = (await get('/jobs/public')).json();
  expect(listTitles(data)).toEqual(samples.map(({ title }) => title));
  expect(pagination).toEqual({ page: 1, limit: 100, totalItems: samples.length, totalPages: 1 });
  const { updatedAt: _inner, urdu: _urdu, urduSource: _source, ...expected } = samples[0] ?? {};
  expect(data[0]).toEqual({
    mapUrl: null,
    salaryRange: null,
    imageUrl: null,
    imageAlt: null,
    documentUrl: null,
    documentName: null,
    ...expected,
  });
});

it('a category lists its openings in any letter case, or none', async () => {
  const { data, pagination } = (await get('/jobs/public', { category: 'sALES' })).json();
  expect(listTitles(data)).toEqual(['Sales Executive']);
  expect(pagination.totalItems).toBe(1);
  expect((await get('/jobs/public', { category: 'HR' })).json().data).toEqual([]);
  expect((await get('/jobs/public', { category: "' or 1=1" })).json().data).toEqual([]);
});

it('pages hold every opening once', async () => {
  const all = (await get('/jobs/public')).json().data;
  const paged: JobOpening[] = [];
  for (let page = 1; page <= Math.ceil(all.length / 2); page += 1) {
    paged.push(...(await get('/jobs/public', { page: String(page), limit: '2' })).json().data);
  }
  expect(paged).toEqual(all);
});

it('the categories are those that have an opening', async () => {
  const { data } = (await get('/jobs/categories')).json();
  expect(data).toEqual(['Engineering', 'Finance', 'Marketing', 'Operations', 'Sales']);
});

it.each([
  ['limit', '101'],
  ['page', '0'],
  ['category', 'a\u0000b'],
  ['category', 'x'.repeat(101)],
])('the list with %s=%j is refused by field', async (name, value) => {
  const response = await get('/jobs/public', { [name]: value });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({ success: false, errors: [{ field: name }] });
});
