import { expect, it } from 'vitest';
import type { Db } from '#server/platform/db/client.ts';
import { CachedQuery, createCachedQueries, forgetCachedQueries } from './cached-queries.ts';

/** A query that returns how often it has run, with a clock that the test sets. */
function createCounter() {
  const clock = { now: 0 };
  let runs = 0;
  const query = new CachedQuery(
    'dealers',
    async () => ++runs,
    () => clock.now,
  );
  return { query, clock };
}

/** A query that was called, forgotten and called again, with the pending result of each call. */
function callTwice() {
  const results = [Promise.withResolvers<string>(), Promise.withResolvers<string>()] as const;
  let calls = 0;
  const query = new CachedQuery('dealers', async () => String(await results[calls++]?.promise));
  const early = query.get();
  query.forget();
  return { query, results, early, late: query.get() };
}

it('runs once for concurrent and later callers', async () => {
  const { query } = createCounter();
  const values = await Promise.all(Array.from({ length: 20 }, () => query.get()));
  expect(new Set([...values, await query.get()])).toEqual(new Set([1]));
});

it('runs again once it is forgotten, and after ten seconds', async () => {
  const { query, clock } = createCounter();
  await query.get();
  query.forget();
  expect(await query.get()).toBe(2);
  clock.now = 10_000;
  expect(await query.get()).toBe(2);
  clock.now = 10_001;
  expect(await query.get()).toBe(3);
});

it('does not return or keep a result whose read began before it was forgotten', async () => {
  const { query, results, early, late } = callTwice();
  results[1].resolve('new');
  results[0].resolve('old');
  expect(await early).toBe('old');
  expect(await late).toBe('new');
  expect(await query.get()).toBe('new');
});

it('does not keep a failed read, which leaves a newer result in place', async () => {
  const { query, results, early, late } = callTwice();
  results[0].reject(new Error('away'));
  await expect(early).rejects.toThrow('away');
  results[1].resolve('there');
  expect(await late).toBe('there');
  expect(await query.get()).toBe('there');
});

it('runs again after a failure', async () => {
  let tried = 0;
  const failing = new CachedQuery('dealers', () => Promise.reject(new Error(`away ${++tried}`)));
  await expect(failing.get()).rejects.toThrow('away 1');
  await expect(failing.get()).rejects.toThrow('away 2');
});

it('forgets only queries of the changed kind, or all of them if no kind is given', () => {
  const cachedQueries = createCachedQueries({} as Db);
  const { texts, ...shared } = cachedQueries;
  const sets = { ...texts, shared };
  const all = Object.entries(sets).flatMap(([set, queries]) =>
    Object.entries(queries).map(([name, query]) => ({ name: `${set} ${name}`, query })),
  );
  const forgotten: string[] = [];
  for (const { name, query } of all) query.forget = () => forgotten.push(name);
  forgetCachedQueries(cachedQueries, 'prices');
  expect(forgotten.splice(0)).toEqual([
    'shared cars',
    'shared cities',
    'en paymentTerms',
    'ur paymentTerms',
  ]);
  forgetCachedQueries(cachedQueries);
  expect(forgotten.sort()).toEqual(all.map(({ name }) => name).sort());
});
