import { afterAll, beforeAll, expect, it } from 'vitest';
import type { JobOpening } from '#contract/jobs.ts';
import { sampleJobs } from '#server/db/seed/sample-jobs.ts';
import { jobOpenings } from '#server/jobs/schema.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const get = (url: string, query: Record<string, string> = {}) =>
  test.call({ method: 'GET', url: `/api${url}`, query });
const titlesOf = (jobs: JobOpening[]) => jobs.map(({ title }) => title);

it('without openings the lists are empty, and the categories too', async () => {
  expect((await get('/jobs/public')).json()).toMatchObject({ success: true, data: [] });
  expect((await get('/jobs/categories')).json()).toEqual({ success: true, data: [] });
});

it('openings are listed newest first, whole, without what staff keep for themselves', async () => {
  const samples = sampleJobs();
  await test.database.db.insert(jobOpenings).values([...samples].reverse());
  const { data, pagination } = (await get('/jobs/public')).json();
  expect(titlesOf(data)).toEqual(samples.map(({ title }) => title));
  expect(pagination).toEqual({ page: 1, limit: 100, totalItems: samples.length, totalPages: 1 });
  const { updatedAt: _inner, ...expected } = samples[0] ?? {};
  expect(data[0]).toEqual({
    mapUrl: null,
    salaryRange: null,
    imageUrl: null,
    documentUrl: null,
    ...expected,
  });
});

it('a category has its openings, letter case aside; one that has none is empty', async () => {
  const { data, pagination } = (await get('/jobs/public', { category: 'sALES' })).json();
  expect(titlesOf(data)).toEqual(['Sales Executive']);
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
])('asked with %s=%j the list is refused in words', async (name, value) => {
  const answer = await get('/jobs/public', { [name]: value });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ success: false, errors: [{ field: name }] });
});
