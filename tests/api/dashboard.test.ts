import { afterAll, beforeAll, expect, it } from 'vitest';
import { dashboardPaths, pageViewDays, requestDays } from '#contract/dashboard.ts';
import { todayInPakistan } from '#contract/pakistan-time.ts';
import { pageViews } from '#server/analytics/schema.ts';
import { leadDays } from '#server/leads/schema.ts';
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

it('requests are counted by day, the last ninety, of the types that the reader may see', async () => {
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

it('page views are summed by day, by page and by where they came from', async () => {
  const cookies = await test.signIn([]);
  await test.database.db.insert(pageViews).values([
    { day: todayInPakistan(), path: '/', referrerHost: '', count: 5 },
    { day: todayInPakistan(), path: '/faq', referrerHost: 'search.example', count: 2 },
    { day: daysAgo(29), path: '/', referrerHost: 'search.example', count: 1 },
    { day: daysAgo(30), path: '/', referrerHost: 'old.example', count: 100 },
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

it.each(Object.values(dashboardPaths))('%s is for staff only', async (path) => {
  expect((await test.call({ method: 'GET', url: `/api${path}` })).statusCode).toBe(401);
});
