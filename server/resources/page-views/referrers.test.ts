import { expect, it } from 'vitest';
import { PendingCounts } from './referrers.ts';

const day = '2026-11-23';

it('counts by day and name, and is empty after `take`', () => {
  const counts = new PendingCounts(10);
  for (const name of ['a', 'b', 'a']) counts.add(day, name);
  counts.add('2026-11-24', 'a');
  expect(counts.take()).toEqual([
    { day, name: 'a', count: 2 },
    { day, name: 'b', count: 1 },
    { day: '2026-11-24', name: 'a', count: 1 },
  ]);
  expect(counts.take()).toEqual([]);
});

it('counts names beyond its size under the surplus name', () => {
  const counts = new PendingCounts(2, 'others');
  for (const name of ['a', 'b', 'c', 'd', 'a']) counts.add(day, name);
  expect(counts.take()).toEqual([
    { day, name: 'a', count: 2 },
    { day, name: 'b', count: 1 },
    { day, name: 'others', count: 2 },
  ]);
});

it('keeps no more names than its size', () => {
  const counts = new PendingCounts(2);
  for (let index = 0; index < 1_000; index += 1) counts.add(day, `name-${index}`);
  expect(counts.take()).toHaveLength(2);
});
