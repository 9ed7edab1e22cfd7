import { expect, it } from 'vitest';
import type { ContentKind } from '#server/changes/changes.ts';
import type { Page } from './page.ts';
import { PageBody } from './page-body.ts';
import { PageCache } from './page-cache.ts';

const makePage = (text: string, shows: ContentKind[] = [], isKept = true): Page => ({
  isWhole: true,
  status: 200,
  headers: {},
  body: PageBody.ofText(Buffer.from(text)),
  shows: new Set(shows),
  isKept,
});
const half = async () => ({ ...makePage('half', [], false), isWhole: false });
const textOf = ({ body }: Page) => body.plain.toString();

/** Makes pages that say how often they were made. */
function counting(shows: ContentKind[] = [], isKept = true) {
  let made = 0;
  return async () => {
    made += 1;
    return makePage(`made ${made}`, shows, isKept);
  };
}

it('a page is made once, however many wait for it', async () => {
  const pages = new PageCache({ maxBytes: 1_000 });
  const make = counting();
  const got = await Promise.all(Array.from({ length: 20 }, () => pages.get('/', make)));
  expect(new Set(got.map(textOf))).toEqual(new Set(['made 1']));
  expect(textOf(await pages.get('/', make))).toBe('made 1');
});

it('a page that is not to be shared is made for each', async () => {
  const pages = new PageCache({ maxBytes: 1_000 });
  const make = counting([], false);
  await pages.get('/', make);
  expect(textOf(await pages.get('/', make))).toBe('made 2');
});

it('a change forgets the pages that show it, and no others', async () => {
  const pages = new PageCache({ maxBytes: 1_000 });
  const [withDealers, without] = [counting(['dealers']), counting()];
  await pages.get('/a', withDealers);
  await pages.get('/b', without);
  pages.forget('dealers');
  expect(textOf(await pages.get('/a', withDealers))).toBe('made 2');
  expect(textOf(await pages.get('/b', without))).toBe('made 1');
});

it('a page made while its content changed is not kept, nor given to who asks after the change', async () => {
  const pages = new PageCache({ maxBytes: 1_000 });
  const { promise, resolve } = Promise.withResolvers<Page>();
  const early = pages.get('/', () => promise);
  pages.forget('dealers');
  const late = pages.get('/', async () => makePage('new', ['dealers']));
  resolve(makePage('old', ['dealers']));
  expect(textOf(await early)).toBe('old');
  expect(textOf(await late)).toBe('new');
  expect(textOf(await pages.get('/', counting()))).toBe('new');
});

it('after a gap in the news of changes a page is made anew; the old one is given only for half a one', async () => {
  const pages = new PageCache({ maxBytes: 1_000 });
  const make = counting();
  await pages.get('/', make);
  pages.flush();
  expect(textOf(await pages.get('/', half))).toBe('made 1');
  expect(textOf(await pages.get('/', make))).toBe('made 2');
});

it('a page that is gone after a gap is not given out again', async () => {
  const pages = new PageCache({ maxBytes: 1_000 });
  await pages.get('/', counting());
  pages.flush();
  expect(textOf(await pages.get('/', async () => makePage('gone', [], false)))).toBe('gone');
  expect(textOf(await pages.get('/', half))).toBe('half');
  expect(pages.bytes).toBe(0);
});

it('holds no more bytes than it may: the least recently used page goes first', async () => {
  const pages = new PageCache({ maxBytes: 250 });
  const hundred = () => Promise.resolve(makePage('x'.repeat(98)));
  await pages.get('/1', hundred);
  await pages.get('/2', hundred);
  await pages.get('/1', hundred);
  await pages.get('/3', hundred);
  expect(pages.bytes).toBe(200);
  expect(textOf(await pages.get('/1', async () => makePage('anew')))).not.toBe('anew');
  expect(textOf(await pages.get('/2', async () => makePage('anew')))).toBe('anew');
  await pages.get('/huge', async () => makePage('x'.repeat(300)));
  expect(pages.bytes).toBeLessThanOrEqual(250);
});

it('a page is made anew after five minutes, if it can be made whole, and after a failure', async () => {
  let now = 0;
  const pages = new PageCache({ maxBytes: 1_000, now: () => now });
  await expect(pages.get('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const make = counting();
  await pages.get('/', make);
  now = 5 * 60_000 + 1;
  expect(textOf(await pages.get('/', half))).toBe('made 1');
  expect(textOf(await pages.get('/', make))).toBe('made 2');
});
