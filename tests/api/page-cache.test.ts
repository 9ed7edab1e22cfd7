import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { loadBuiltFrontEnds } from '#server/delivery/front-ends/built.ts';
import { announceChange } from '#server/platform/changes.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import { cars } from '#server/resources/pricing/schema.ts';
import { sampleDealers } from '#server/resources/seed/sample-dealers.ts';
import { sampleCars } from '#server/resources/seed/sample-prices.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let first: TestApp;
let second: TestApp;
const [dealer] = sampleDealers();
if (!dealer) throw new Error('no sample dealer');

beforeAll(async () => {
  first = await startTestApp();
  second = await startTestApp({ database: first.database });
  await first.database.db.insert(dealers).values(dealer);
});
afterAll(async () => {
  await second.app.close();
  await first.close();
});

const get = (url: string, headers: Record<string, string> = {}, { call } = first) =>
  call({ method: 'GET', url, headers });

it('a page is cached until a change is announced, in every process', async () => {
  const expectName = (name: string) => async () => {
    for (const app of [first, second]) {
      expect((await get('/test-drive', {}, app)).body).toContain(name);
    }
  };
  const rename = (name: string) =>
    first.database.db.update(dealers).set({ name }).where(eq(dealers._id, dealer._id));
  await expectName(dealer.name)();
  await rename('Quietly renamed');
  await expectName(dealer.name)();
  await first.database.db.transaction(async (tx) => {
    await tx.update(dealers).set({ name: 'Openly renamed' }).where(eq(dealers._id, dealer._id));
    await announceChange(tx, 'dealers');
  });
  await eventually(expectName('Openly renamed'));
});

it('losing the connection that listens for changes loses no change', async () => {
  await get('/test-drive');
  await first.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where query like 'listen %' and datname = current_database()`,
  );
  await first.database.db.update(dealers).set({ name: 'Renamed in the gap' });
  await eventually(async () =>
    expect((await get('/test-drive')).body).toContain('Renamed in the gap'),
  );
});

it('a browser with a current copy gets 304', async () => {
  const { headers } = await get('/');
  const again = await get('/', { 'if-none-match': String(headers.etag) });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  expect((await get('/', { 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
});

it('a shared cache may keep a page for 30 seconds, and purge it by its data', async () => {
  const { headers } = await get('/test-drive');
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=30');
  expect(headers['cache-tag']).toBe('pages,dealers');
  expect(headers['surrogate-key']).toBe('pages dealers');
  expect((await get('/test-drive?vehicle=tank-500')).headers).not.toHaveProperty('cache-tag');
});

it('a page’s Link header preloads its style sheets and its font', async () => {
  const { body, headers } = await get('/');
  const named = [...String(headers.link).matchAll(/<([^<>]+)>; rel=preload; as=(\w+)/g)];
  const sheets = [...body.matchAll(/<link rel="stylesheet"/g)];
  // The slides of the home page have their own.
  expect(sheets).toHaveLength(2);
  expect(named.map(([, , kind]) => kind)).toEqual([...sheets.map(() => 'style'), 'font']);
  for (const [, href] of named) {
    expect(body).toContain(`href="${href}"`);
    expect((await get(String(href))).statusCode).toBe(200);
  }
});

it('a page has the encoding that the browser prefers', async () => {
  const encodingFor = async (accepted: string) =>
    (await get('/faq', { 'accept-encoding': accepted })).headers['content-encoding'];
  expect(await encodingFor('gzip, deflate, br')).toBe('br');
  expect(await encodingFor('br;q=0.2, gzip;q=0.9')).toBe('gzip');
  expect(await encodingFor('gzip;q=0')).toBeUndefined();
});

it('20 parallel requests for an uncached page read its dealers once', async () => {
  const { database } = first;
  let read = 0;
  const pool = database.pool.query.bind(database.pool);
  const counted = vi.spyOn(database.pool, 'query').mockImplementation((...args: unknown[]) => {
    if (JSON.stringify(args[0]).includes('from \\"dealers\\"')) read += 1;
    return pool(...(args as Parameters<typeof pool>)) as never;
  });
  const fresh = await startTestApp({ database });
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => get('/test-drive', {}, fresh)),
  );
  counted.mockRestore();
  await fresh.app.close();
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(read).toBe(1);
});

it('pages for one visitor share cached data until a change is announced', async () => {
  const { database } = first;
  const fresh = await startTestApp({ database });
  const isSeenAt = async (query: string) =>
    (await get(`/test-drive?${query}`, {}, fresh)).body.includes('Renamed for one');
  expect(await isSeenAt('vehicle=tank-500')).toBe(false);
  await database.db.update(dealers).set({ name: 'Renamed for one' });
  expect(await isSeenAt('vehicle=haval-h6')).toBe(false);
  await announceChange(database.db, 'dealers');
  await eventually(async () => expect(await isSeenAt('vehicle=ora-03')).toBe(true));
  await fresh.app.close();
});

it('what one visitor sends does not appear in the page of another', async () => {
  await get('/test-drive?utm_source=forged', { host: 'forged.example', cookie: 'session=x' });
  const { body, headers } = await get('/test-drive');
  expect(body + JSON.stringify(headers)).not.toContain('forged');
});

it('a page that depends on its query is not cached', async () => {
  const response = await get('/test-drive?vehicle=tank-500');
  expect(response.headers['cache-control']).toBe('private, no-store');
  expect(response.body).toMatch(/<option[^>]* selected[^>]*>Tank 500/);
  expect((await get('/test-drive')).body).not.toMatch(/<option[^>]* selected[^>]*>Tank 500/);
});

it('HEAD has the headers of GET and no content', async () => {
  const [head, page] = [await first.call({ method: 'HEAD', url: '/' }), await get('/')];
  expect(head.body).toBe('');
  const own = { date: expect.any(String), 'x-request-id': expect.any(String) };
  expect(head.headers).toEqual({ ...page.headers, ...own });
});

it('an address that is not canonical redirects on the same host', async () => {
  for (const [url, to] of [
    ['/Test-Drive/?a=1', '/test-drive?a=1'],
    ['//elsewhere.example/x', '/elsewhere.example/x'],
  ] as const) {
    const response = await get(url);
    expect(response.statusCode).toBe(308);
    expect(response.headers.location).toBe(to);
  }
});

it('percent-encoded spellings of a page redirect and are not rendered', async () => {
  const frontEnds = await loadBuiltFrontEnds();
  const renderSite = vi.fn(frontEnds.renderSite);
  const fresh = await startTestApp({
    database: first.database,
    frontEnds: { ...frontEnds, renderSite },
  });
  const spell = (name: string, at: number) =>
    `${name.slice(0, at)}%${name.charCodeAt(at).toString(16)}${name.slice(at + 1)}`;
  for (const [folder, name] of [
    ['/', 'contact-us'],
    ['/models/', 'haval-h6'],
    ['/', 'careers.data'],
  ] as const) {
    for (let at = 0; at < name.length; at += 1) {
      const response = await get(folder + spell(name, at), {}, fresh);
      expect([response.statusCode, response.headers.location]).toEqual([308, folder + name]);
      expect(response.headers['cache-control']).toBe('no-store');
    }
  }
  expect(renderSite).not.toHaveBeenCalled();
  await fresh.app.close();
});

it('unknown models and pages are not cached, as page or as data', async () => {
  for (const url of ['/models/none', '/models/none.data', '/nowhere.data', '/features/none.data']) {
    const response = await get(url);
    expect(response.statusCode, url).not.toBe(200);
    expect(response.headers['cache-control'], url).toBe('private, no-store');
  }
});

it('the booking page is rendered again when a change of prices is announced', async () => {
  const { db } = first.database;
  const [car] = sampleCars();
  if (!car) throw new Error('no sample car');
  await db.insert(cars).values(car);
  await announceChange(db, 'prices');
  const offers = (label: string) => async () => {
    expect((await get('/book-now')).body.includes(`>${label}</option>`)).toBe(true);
  };
  await eventually(offers('Haval H6 1.5'));
  await db.update(cars).set({ variant: 'Renamed' });
  await offers('Haval H6 1.5')();
  await announceChange(db, 'prices');
  await eventually(offers('Haval H6 Renamed'));
});
