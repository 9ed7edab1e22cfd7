import { sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import { type Database, openDatabase } from '#server/platform/db/client.ts';
import { migrateDatabase } from '#server/platform/db/migrate.ts';
import { maxReferrers } from '#server/resources/page-views/referrers.ts';
import { pageViewReferrers, pageViews } from '#server/resources/page-views/schema.ts';
import { foldViews, ViewCounter } from '#server/resources/page-views/view-counter.ts';
import { createDatabase } from '#tests/support/test-database.ts';

let first: Database;
let second: Database;
let drop: () => Promise<void>;
beforeAll(async () => {
  const created = await createDatabase();
  drop = created.drop;
  const open = () => openDatabase({ url: created.url, dataDir: '', log: () => {} });
  [first, second] = await Promise.all([open(), open()]);
  await migrateDatabase(first);
});
beforeEach(async () => {
  await first.db.execute(sql`truncate ${pageViews}, ${pageViewReferrers}`);
});
afterAll(async () => {
  await Promise.all([first.close(), second.close()]);
  await drop();
});

/** Starts a counter as one process has it, and collects its warnings. */
function startCounter({ db }: Database) {
  const warnings: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line) => warnings.push(JSON.parse(line).msg) });
  return { views: new ViewCounter(db, logger), warnings };
}

async function readCounts(table: typeof pageViews | typeof pageViewReferrers) {
  const { rows } = await first.db.execute<{ total: number; rows: number }>(sql`
    select coalesce(sum(count), 0)::int as total, count(*)::int as rows from ${table}`);
  return rows[0];
}

it('two processes that count the same pages and hosts in opposite order lose no view', async () => {
  const names = Array.from({ length: 400 }, (_, index) => `page-${index}`);
  const rounds = 12;
  const processes = [startCounter(first), startCounter(second)];
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(
      processes.map(({ views }, index) => {
        for (const name of index === 0 ? names : names.toReversed()) {
          views.add({ path: `/${name}`, referrer: `${name}.example` });
        }
        return views.flush();
      }),
    );
  }
  expect(processes.flatMap(({ warnings }) => warnings)).toEqual([]);
  const sent = rounds * names.length * processes.length;
  expect(await readCounts(pageViews)).toMatchObject({ total: sent, rows: names.length });
  expect(await readCounts(pageViewReferrers)).toMatchObject({ total: sent });
});

it('two processes that count new hosts at once store no more names than the limit', async () => {
  await Promise.all(
    [first, second].map(async (database, process) => {
      const { views } = startCounter(database);
      for (let round = 0; round < 10; round += 1) {
        for (let host = 0; host < 40; host += 1) {
          views.add({ path: '/', referrer: `host-${process}-${round}-${host}.example` });
        }
        await views.flush();
      }
    }),
  );
  // One more row counts the others.
  expect(await readCounts(pageViewReferrers)).toEqual({ total: 800, rows: maxReferrers + 1 });
});

it('if new hosts exceed the limit, those with the most views are named', async () => {
  const { views } = startCounter(first);
  for (let host = 0; host < maxReferrers + 50; host += 1) {
    views.add({ path: '/', referrer: `once-${host}.example` });
  }
  views.add({ path: '/', referrer: 'zz-twice.example' });
  views.add({ path: '/', referrer: 'zz-twice.example' });
  await views.flush();
  const named = await first.db.select().from(pageViewReferrers);
  expect(named).toContainEqual({ day: todayInPakistan(), host: 'zz-twice.example', count: 2 });
});

const readSorted = async () => ({
  pages: (await first.db.select().from(pageViews).orderBy(pageViews.day, pageViews.path)).map(
    ({ day, path, count }) => `${day} ${path} ${count}`,
  ),
  referrers: (
    await first.db
      .select()
      .from(pageViewReferrers)
      .orderBy(pageViewReferrers.day, pageViewReferrers.host)
  ).map(({ day, host, count }) => `${day} ${host} ${count}`),
});

it('days of months that ended sixty days ago become one row a month, with the same sums', async () => {
  await first.db.insert(pageViews).values([
    { day: '2026-08-01', path: '/', count: 3_000_000_000 },
    { day: '2026-08-31', path: '/', count: 4 },
    { day: '2026-08-31', path: '/faq', count: 1 },
    { day: '2026-09-24', path: '/', count: 5 },
    { day: '2026-11-23', path: '/', count: 6 },
  ]);
  await first.db.insert(pageViewReferrers).values([
    { day: '2026-08-30', host: 'a.example', count: 2 },
    { day: '2026-08-31', host: 'a.example', count: 3 },
    { day: '2026-09-24', host: 'a.example', count: 4 },
  ]);
  const folded = {
    pages: ['2026-08-01 / 3000000004', '2026-08-01 /faq 1', '2026-09-24 / 5', '2026-11-23 / 6'],
    referrers: ['2026-08-01 a.example 5', '2026-09-24 a.example 4'],
  };
  await Promise.all([foldViews(first.db, '2026-11-23'), foldViews(second.db, '2026-11-23')]);
  expect(await readSorted()).toEqual(folded);
  await foldViews(first.db, '2026-11-23');
  expect(await readSorted()).toEqual(folded);
});

it('a folded month names as many hosts as a day, and counts the rest as others', async () => {
  const dayHosts = (day: string, prefix: string) =>
    Array.from({ length: maxReferrers }, (_, index) => ({
      day,
      host: `${prefix}-${index}.example`,
      count: 1 + index,
    }));
  await first.db
    .insert(pageViewReferrers)
    .values([
      ...dayHosts('2026-08-01', 'first'),
      ...dayHosts('2026-08-02', 'second'),
      { day: '2026-08-02', host: 'others', count: 7 },
    ]);
  const { total } = (await readCounts(pageViewReferrers)) ?? { total: 0 };
  await foldViews(first.db, '2026-11-23');
  expect(await readCounts(pageViewReferrers)).toEqual({ total, rows: maxReferrers + 1 });
  const { referrers } = await readSorted();
  expect(referrers).toContain('2026-08-01 first-199.example 200');
  expect(referrers).not.toContain('2026-08-01 first-0.example 1');
});

it('views are counted while days are being folded', async () => {
  const { views, warnings } = startCounter(second);
  await first.db.transaction(async (tx) => {
    await foldViews(tx as never);
    views.add({ path: '/', referrer: 'a.example' });
    await views.flush();
    expect(await readCounts(pageViews)).toMatchObject({ total: 1 });
  });
  expect(warnings).toEqual([]);
});
