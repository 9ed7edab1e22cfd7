import { afterAll, beforeAll, expect, it } from 'vitest';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import { dashboardPaths, pageViewDays, requestDays } from '#contract/reports/dashboard.ts';
import { leadDays } from '#server/resources/leads/schema.ts';
import { pageViewReferrers, pageViews } from '#server/resources/page-views/schema.ts';
import { makeTestDrive } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const read = async (path: string, cookies: Record<string, string>) =>
  (await test.call({ method: 'GET', url: `/api${path}`, cookies })).json().data;

const daysAgo = (days: number) => {
  const day = new Date(`${todayInPakistan()}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() - days);
  return day.toISOString().slice(0, 10);
};

it('requests of the last 90 days are counted by day, for the types the user may see', async () => {
  const cookies = await test.signIn(['test-drives', 'contact-inquiries']);
  const payload = makeTestDrive();
  await test.call({ method: 'POST', url: '/api/test-drive/book', payload });
  const row = { lead: 'test-drives', status: 'pending', shard: 0 };
  await test.database.db.insert(leadDays).values([
    { ...row, day: daysAgo(89), count: 4 },
    { ...row, day: daysAgo(90), count: 7 },
    { ...row, lead: 'parts-requests', day: daysAgo(1), count: 9 },
  ]);
  const { days, counts } = await read(dashboardPaths.requestsPerDay, cookies);
  expect(days).toHaveLength(requestDays);
  expect([days[0], days.at(-1)]).toEqual([daysAgo(89), todayInPakistan()]);
  expect(Object.keys(counts).sort()).toEqual(['contact-inquiries', 'test-drives']);
  expect(counts['test-drives']).toEqual([4, ...Array(88).fill(0), 1]);
  expect(counts['contact-inquiries']).toEqual(Array(90).fill(0));
});

it('page views of the last 30 days are summed by day, page and referrer', async () => {
  const cookies = await test.signIn([]);
  const today = todayInPakistan();
  await test.database.db.insert(pageViews).values([
    { day: today, path: '/', count: 5 },
    { day: today, path: '/faq', count: 2 },
    { day: daysAgo(29), path: '/', count: 1 },
    { day: daysAgo(30), path: '/', count: 100 },
  ]);
  await test.database.db.insert(pageViewReferrers).values([
    { day: today, host: 'search.example', count: 2 },
    { day: today, host: 'others', count: 0 },
    { day: daysAgo(29), host: 'search.example', count: 1 },
    { day: daysAgo(30), host: 'old.example', count: 100 },
  ]);
  const { days, counts, pages, referrers } = await read(dashboardPaths.pageViews, cookies);
  expect(days).toHaveLength(pageViewDays);
  expect([counts[0], counts.at(-1)]).toEqual([1, 7]);
  expect(pages).toEqual([
    { name: '/', count: 6 },
    { name: '/faq', count: 2 },
  ]);
  expect(referrers).toEqual([{ name: 'search.example', count: 3 }]);
});

it('referrers after the top ten are summed as others', async () => {
  const cookies = await test.signIn([]);
  const { db } = test.database;
  await db.delete(pageViewReferrers);
  const day = todayInPakistan();
  const hosts = Array.from({ length: 13 }, (_, index) => `site-${index}.example`);
  await db
    .insert(pageViewReferrers)
    .values([
      ...hosts.map((host, index) => ({ day, host, count: 100 - index })),
      { day, host: 'others', count: 500 },
    ]);
  const { referrers } = await read(dashboardPaths.pageViews, cookies);
  expect(referrers).toEqual([
    ...hosts.slice(0, 10).map((name, index) => ({ name, count: 100 - index })),
    { name: 'others', count: 500 + 90 + 89 + 88 },
  ]);
});

it.each(Object.values(dashboardPaths))('%s is for staff only', async (path) => {
  expect((await test.call({ method: 'GET', url: `/api${path}` })).statusCode).toBe(401);
});
