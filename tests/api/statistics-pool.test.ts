import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { leadTypes } from '#contract/leads/registry.ts';
import { dashboardPaths } from '#contract/reports/dashboard.ts';
import { makeTestDrive } from '#tests/factories.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
let cookies: Record<string, string>;
const permissions = leadTypes.map(({ permission }) => permission);
beforeAll(async () => {
  test = await startTestApp();
  cookies = await test.signIn([
    ...permissions,
    'newsletter-subscriptions',
    'dealer-management',
    'price-calculator',
  ]);
});
afterAll(() => test.close());

const read = (url: string) => test.call({ method: 'GET', url, cookies });
const submit = () =>
  test.call({ method: 'POST', url: '/api/test-drive/book', payload: makeTestDrive() });

/** Everything that a dashboard reads. */
const statistics = [
  ...Object.values(dashboardPaths),
  ...leadTypes.map(({ paths }) => paths.stats),
  '/newsletter/admin/stats',
  '/news/stats',
  '/events/stats',
  '/media/stats',
  '/dealers/stats',
  '/price-calculator/stats',
].map((path) => `/api${path}`);

async function connect(): Promise<pg.Client> {
  const client = new pg.Client(test.database.connection);
  await client.connect();
  return client;
}

/** Locks some tables against reads while `work` runs. */
async function whileLocked(tables: string, work: () => Promise<void>): Promise<void> {
  const client = await connect();
  try {
    await client.query('begin');
    await client.query(`lock table ${tables} in access exclusive mode`);
    await work();
  } finally {
    await client.end();
  }
}

async function waitForBlocked(observer: pg.Client, count: number): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await observer.query(`
        select count(*)::int as blocked from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`);
      return rows[0].blocked;
    })
    .toBeGreaterThanOrEqual(count);
}

it('a submission succeeds while more dashboards wait than there are connections', async () => {
  expect((await submit()).statusCode).toBe(201);
  const observer = await connect();
  let waiting: Promise<{ statusCode: number }>[] = [];
  await whileLocked('page_views, page_view_referrers', async () => {
    let answered = 0;
    waiting = Array.from({ length: 24 }, async () => {
      const response = await read(`/api${dashboardPaths.pageViews}`);
      answered += 1;
      return response;
    });
    await waitForBlocked(observer, 4);
    expect((await submit()).statusCode).toBe(201);
    expect((await test.call({ method: 'GET', url: '/readyz' })).statusCode).toBe(200);
    expect(answered).toBe(0);
  });
  await observer.end();
  const responses = await Promise.all(waiting);
  expect(responses.map(({ statusCode }) => statusCode)).toEqual(Array(24).fill(200));
});

it.each(statistics)('%s waits for a statistics connection, and submissions do not', async (url) => {
  expect((await read(url)).statusCode).toBe(200);
  // All statistics connections are taken; those of visitors are free.
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let held = 0;
  const holders = Array.from({ length: 4 }, () =>
    test.database.statistics.transaction(async (tx) => {
      await tx.execute(sql`select 1`);
      held += 1;
      await released;
    }),
  );
  await expect.poll(() => held).toBe(4);
  let isAnswered = false;
  const response = read(url).finally(() => {
    isAnswered = true;
  });
  expect((await submit()).statusCode).toBe(201);
  await setTimeout(50);
  expect(isAnswered).toBe(false);
  release();
  await Promise.all(holders);
  expect((await response).statusCode).toBe(200);
});
