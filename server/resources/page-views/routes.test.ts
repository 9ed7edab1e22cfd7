import { pino } from 'pino';
import { beforeEach, expect, it } from 'vitest';
import { KnownPages } from './routes.ts';

let now: number;
let reads: number;
let paths: string[] | Error;
let pages: KnownPages;
beforeEach(() => {
  now = 1_000_000;
  reads = 0;
  paths = ['/', '/faq'];
  const read = async () => {
    reads += 1;
    if (paths instanceof Error) throw paths;
    return paths;
  };
  pages = new KnownPages(read, pino({ level: 'silent' }), () => now);
});

it('reads the paths once for concurrent calls', async () => {
  const requested = ['/', '/faq', '/a', '/b'];
  expect(await Promise.all(requested.map((path) => pages.has(path)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
  expect(reads).toBe(1);
});

it('reads again for unknown paths at most once a second', async () => {
  await pages.has('/');
  for (let count = 0; count < 100; count += 1) {
    now += 30;
    expect(await pages.has(`/news/${count}`)).toBe(false);
  }
  expect(reads).toBe(3);
});

it('knows a new path after a second, and forgets a deleted one after ten', async () => {
  await pages.has('/');
  paths = ['/', '/news/new'];
  now += 1_001;
  expect(await pages.has('/news/new')).toBe(true);
  paths = ['/'];
  now += 10_000;
  expect(await pages.has('/news/new')).toBe(true);
  now += 1;
  expect(await pages.has('/news/new')).toBe(false);
});

it('keeps the known paths while they cannot be read, and does not read more often', async () => {
  await pages.has('/');
  paths = new Error('the database is away');
  now += 10_001;
  expect(await pages.has('/faq')).toBe(true);
  expect(await pages.has('/other')).toBe(false);
  expect(reads).toBe(2);
});
