import { once } from 'node:events';
import { sql } from 'drizzle-orm';
import type pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { connectionNumber } from '#server/platform/db/client.ts';
import { changeDayCounts } from '#server/resources/leads/day-counts.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const connectAll = (count: number): Promise<pg.PoolClient[]> =>
  Promise.all(Array.from({ length: count }, () => test.database.pool.connect()));

async function readNumber(client: pg.PoolClient): Promise<number> {
  const { rows } = await client.query(
    `select current_setting('${connectionNumber}')::int as number`,
  );
  return rows[0].number;
}

it('all connections of a pool have different numbers, and a new one gets the number of one that ended', async () => {
  const clients = await connectAll(16);
  const numbers = await Promise.all(clients.map(readNumber));
  expect(numbers.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, at) => at));
  const [first, ...others] = clients as [pg.PoolClient, ...pg.PoolClient[]];
  const isEnded = once(first, 'end');
  first.release(true);
  await isEnded;
  const next = await test.database.pool.connect();
  expect(await readNumber(next)).toBe(numbers[0]);
  for (const client of [next, ...others]) client.release();
});

it('no writer waits for another one that has counted a request and not committed yet', async () => {
  const { db } = test.database;
  const count = (kept: Promise<void> | null, onCounted: () => void) =>
    db.transaction(async (tx) => {
      await tx.execute(sql`set local lock_timeout = '2s'`);
      await changeDayCounts(tx, 'test-drives', new Date().toISOString(), [
        { status: 'pending', by: 1 },
      ]);
      onCounted();
      await kept;
    });
  const { promise: end, resolve: commit } = Promise.withResolvers<void>();
  const counted = Array.from({ length: 15 }, () => Promise.withResolvers<void>());
  const open = counted.map(({ resolve }) => count(end, resolve));
  await Promise.all(counted.map(({ promise }) => promise));
  await count(null, () => {});
  commit();
  await Promise.all(open);
});
