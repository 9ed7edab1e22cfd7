import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '#server/platform/db/client.ts';
import { foldDays } from '#server/resources/leads/day-counts.ts';
import { leadDays } from '#server/resources/leads/schema.ts';
import { openTestDatabase } from '#tests/support/test-database.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const slug = 'test-drives';
const row = (daysAgo: number, status: string, shard: number, count: number) => ({
  lead: slug,
  day: sql`(now() at time zone 'Asia/Karachi')::date - ${daysAgo}::int` as never,
  status,
  shard,
  count,
});

const rows = () =>
  database.db
    .select({ status: leadDays.status, shard: leadDays.shard, count: leadDays.count })
    .from(leadDays)
    .where(eq(leadDays.lead, slug))
    .orderBy(leadDays.day, leadDays.status, leadDays.shard);

it('counts of past days are merged into one row per day and status; today’s are not', async () => {
  await database.db
    .insert(leadDays)
    .values([
      row(2, 'pending', 0, 5),
      row(2, 'pending', 3, 4),
      row(2, 'pending', 9, -2),
      row(1, 'confirmed', 7, 1),
      row(0, 'pending', 3, 6),
      row(0, 'pending', 4, 1),
    ]);
  const folded = [
    { status: 'pending', shard: 0, count: 7 },
    { status: 'confirmed', shard: 0, count: 1 },
    { status: 'pending', shard: 3, count: 6 },
    { status: 'pending', shard: 4, count: 1 },
  ];
  await foldDays(database.db);
  expect(await rows()).toEqual(folded);
  await foldDays(database.db);
  expect(await rows()).toEqual(folded);
});

it('a row locked by a transaction is left for the next run', async () => {
  await database.db.delete(leadDays);
  await database.db.insert(leadDays).values([row(1, 'pending', 2, 3), row(1, 'pending', 5, 1)]);
  await database.db.transaction(async (tx) => {
    await tx.update(leadDays).set({ count: 4 }).where(eq(leadDays.shard, 2));
    await foldDays(database.db);
  });
  expect(await rows()).toEqual([
    { status: 'pending', shard: 0, count: 1 },
    { status: 'pending', shard: 2, count: 4 },
  ]);
  await foldDays(database.db);
  expect(await rows()).toEqual([{ status: 'pending', shard: 0, count: 5 }]);
});
