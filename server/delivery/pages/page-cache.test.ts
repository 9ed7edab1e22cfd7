import { expect, it } from 'vitest';
import type { ContentKind } from '#server/platform/changes.ts';
import { AppError } from '#server/platform/errors.ts';
import { type Page, PageBody } from './page.ts';
import { PageCache } from './page-cache.ts';

const makePage = (text: string, shows: ContentKind[] = [], isCacheable = true): Page => ({
  isComplete: true,
  status: 200,
  headers: {},
  body: PageBody.fromText(Buffer.from(text)),
  shows: new Set(shows),
  isCacheable,
});
const renderIncomplete = async () => ({ ...makePage('incomplete', [], false), isComplete: false });
const readText = ({ body }: Page) => body.plain.toString();

/** Returns a render function whose pages contain the number of renders so far. */
function countRenders(shows: ContentKind[] = [], isCacheable = true) {
  let count = 0;
  return async () => {
    count += 1;
    return makePage(`render ${count}`, shows, isCacheable);
  };
}

it('renders a page once for concurrent and later callers', async () => {
  const pages = new PageCache({ maxBytes: 1_000 });
  const render = countRenders();
  const got = await Promise.all(Array.from({ length: 20 }, () => pages.get('/', render)));
  expect(new Set(got.map(readText))).toEqual(new Set(['render 1']));
  expect(readText(await pages.get('/', render))).toBe('render 1');
});

it('renders an uncacheable page for each caller', async () => {
  const pages = new PageCache({ maxBytes: 1_000 });
  const render = countRenders([], false);
  await pages.get('/', render);
  expect(readText(await pages.get('/', render))).toBe('render 2');
});

it('drops the pages that show changed content, and no others', async () => {
  const pages = new PageCache({ maxBytes: 1_000 });
  const [withDealers, without] = [countRenders(['dealers']), countRenders()];
  await pages.get('/a', withDealers);
  await pages.get('/b', without);
  pages.forget('dealers');
  expect(readText(await pages.get('/a', withDealers))).toBe('render 2');
  expect(readText(await pages.get('/b', without))).toBe('render 1');
});

it('does not keep a page whose content changed during rendering, nor return it to later callers', async () => {
  const pages = new PageCache({ maxBytes: 1_000 });
  const { promise, resolve } = Promise.withResolvers<Page>();
  const early = pages.get('/', () => promise);
  pages.forget('dealers');
  const late = pages.get('/', async () => makePage('new', ['dealers']));
  resolve(makePage('old', ['dealers']));
  expect(readText(await early)).toBe('old');
  expect(readText(await late)).toBe('new');
  expect(readText(await pages.get('/', countRenders()))).toBe('new');
});

it('renders again after missed changes, and returns the stale page only instead of an incomplete one', async () => {
  const pages = new PageCache({ maxBytes: 1_000 });
  const render = countRenders();
  await pages.get('/', render);
  pages.flush();
  expect(readText(await pages.get('/', renderIncomplete))).toBe('render 1');
  expect(readText(await pages.get('/', render))).toBe('render 2');
});

it('does not return a stale page again once the page is gone', async () => {
  const pages = new PageCache({ maxBytes: 1_000 });
  await pages.get('/', countRenders());
  pages.flush();
  expect(readText(await pages.get('/', async () => makePage('gone', [], false)))).toBe('gone');
  expect(readText(await pages.get('/', renderIncomplete))).toBe('incomplete');
  expect(pages.bytes).toBe(0);
});

it('stays within its byte limit and drops the least recently used page first', async () => {
  const pages = new PageCache({ maxBytes: 250 });
  const hundred = () => Promise.resolve(makePage('x'.repeat(98)));
  await pages.get('/1', hundred);
  await pages.get('/2', hundred);
  await pages.get('/1', hundred);
  await pages.get('/3', hundred);
  expect(pages.bytes).toBe(200);
  expect(readText(await pages.get('/1', async () => makePage('new')))).not.toBe('new');
  expect(readText(await pages.get('/2', async () => makePage('new')))).toBe('new');
  await pages.get('/huge', async () => makePage('x'.repeat(300)));
  expect(pages.bytes).toBeLessThanOrEqual(250);
});

it('returns a stale page if rendering is unavailable, and throws any other error', async () => {
  let now = 0;
  const pages = new PageCache({ maxBytes: 1_000, now: () => now });
  const busy = () => Promise.reject(new AppError('unavailable', 'Too much at once'));
  await expect(pages.get('/', busy)).rejects.toThrow('Too much at once');
  await pages.get('/', countRenders());
  now = 5 * 60_000 + 1;
  expect(readText(await pages.get('/', busy))).toBe('render 1');
  await expect(pages.get('/', () => Promise.reject(new Error('bug')))).rejects.toThrow('bug');
});

it('renders again after a failure, and after five minutes unless the new page is incomplete', async () => {
  let now = 0;
  const pages = new PageCache({ maxBytes: 1_000, now: () => now });
  await expect(pages.get('/', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  const render = countRenders();
  await pages.get('/', render);
  now = 5 * 60_000 + 1;
  expect(readText(await pages.get('/', renderIncomplete))).toBe('render 1');
  expect(readText(await pages.get('/', render))).toBe('render 2');
});
