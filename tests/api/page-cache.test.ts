import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { announceChange } from '#server/changes/changes.ts';
import { sampleDealers } from '#server/db/seed/sample-dealers.ts';
import { sampleCars } from '#server/db/seed/sample-prices.ts';
import { dealers } from '#server/dealers/schema.ts';
import { cars } from '#server/pricing/schema.ts';
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

it('a page is kept: what changed unannounced is not seen, what was announced is, by every process', async () => {
  const showing = (name: string) => async () => {
    for (const app of [first, second]) {
      expect((await get('/test-drive', {}, app)).body).toContain(name);
    }
  };
  const rename = (name: string) =>
    first.database.db.update(dealers).set({ name }).where(eq(dealers._id, dealer._id));
  await showing(dealer.name)();
  await rename('Quietly renamed');
  await showing(dealer.name)();
  await first.database.db.transaction(async (tx) => {
    await tx.update(dealers).set({ name: 'Openly renamed' }).where(eq(dealers._id, dealer._id));
    await announceChange(tx, 'dealers');
  });
  await vi.waitFor(showing('Openly renamed'), { timeout: 10_000, interval: 25 });
});

it('a lost connection for the news of changes loses no change', async () => {
  await get('/test-drive');
  await first.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where query like 'listen %' and datname = current_database()`,
  );
  await first.database.db.update(dealers).set({ name: 'Renamed in the gap' });
  await vi.waitFor(
    async () => expect((await get('/test-drive')).body).toContain('Renamed in the gap'),
    { timeout: 5_000, interval: 50 },
  );
});

it('the browser is told that its copy is still good', async () => {
  const { headers } = await get('/');
  const again = await get('/', { 'if-none-match': String(headers.etag) });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  expect((await get('/', { 'if-none-match': 'W/"other"' })).statusCode).toBe(200);
});

it('a cache in front may keep a page for half a minute, and purge it by what it shows', async () => {
  const { headers } = await get('/test-drive');
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=30');
  expect(headers['cache-tag']).toBe('pages,dealers');
  expect(headers['surrogate-key']).toBe('pages dealers');
  expect((await get('/test-drive?vehicle=tank-500')).headers).not.toHaveProperty('cache-tag');
});

it('a page’s headers name the style sheets and fonts that its first paint waits for', async () => {
  const { body, headers } = await get('/');
  const named = [...String(headers.link).matchAll(/<([^>]+)>; rel=preload; as=(\w+)/g)];
  expect(named.map(([, , kind]) => kind)).toEqual(['style', 'font']);
  for (const [, href] of named) {
    expect(body).toContain(`href="${href}"`);
    expect((await get(String(href))).statusCode).toBe(200);
  }
});

it('the encoding of a page is the one that the browser likes best', async () => {
  const encodingFor = async (accepted: string) =>
    (await get('/faq', { 'accept-encoding': accepted })).headers['content-encoding'];
  expect(await encodingFor('gzip, deflate, br')).toBe('br');
  expect(await encodingFor('br;q=0.2, gzip;q=0.9')).toBe('gzip');
  expect(await encodingFor('gzip;q=0')).toBeUndefined();
});

it('a page that twenty ask for while it is not there yet is made once', async () => {
  const { database } = first;
  let read = 0;
  const pool = database.pool.query.bind(database.pool);
  const counted = vi.spyOn(database.pool, 'query').mockImplementation((...args: unknown[]) => {
    if (JSON.stringify(args[0]).includes('from \\"dealers\\"')) read += 1;
    return pool(...(args as Parameters<typeof pool>)) as never;
  });
  const fresh = await startTestApp({ database });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => get('/test-drive', {}, fresh)),
  );
  counted.mockRestore();
  await fresh.app.close();
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(read).toBe(1);
});

it('pages for one visitor read together what they show, anew once a change of it is announced', async () => {
  const { database } = first;
  const fresh = await startTestApp({ database });
  const isSeenAt = async (query: string) =>
    (await get(`/test-drive?${query}`, {}, fresh)).body.includes('Renamed for one');
  expect(await isSeenAt('vehicle=tank-500')).toBe(false);
  await database.db.update(dealers).set({ name: 'Renamed for one' });
  expect(await isSeenAt('vehicle=haval-h6')).toBe(false);
  await announceChange(database.db, 'dealers');
  await vi.waitFor(async () => expect(await isSeenAt('vehicle=ora-03')).toBe(true), 5_000);
  await fresh.app.close();
});

it('what one visitor sends along does not show in the page of another', async () => {
  await get('/test-drive?utm_source=forged', { host: 'forged.example', cookie: 'session=x' });
  const { body, headers } = await get('/test-drive');
  expect(body + JSON.stringify(headers)).not.toContain('forged');
});

it('a page chosen by its query is made for that visitor and not kept', async () => {
  const answer = await get('/test-drive?vehicle=tank-500');
  expect(answer.headers['cache-control']).toBe('private, no-store');
  expect(answer.body).toMatch(/<option[^>]* selected[^>]*>Tank 500/);
  expect((await get('/test-drive')).body).not.toMatch(/<option[^>]* selected[^>]*>Tank 500/);
});

it('HEAD has the headers of GET and no content', async () => {
  const [head, page] = [await first.call({ method: 'HEAD', url: '/' }), await get('/')];
  expect(head.body).toBe('');
  expect(head.headers.etag).toBe(page.headers.etag);
  expect(head.headers['content-length']).toBe(page.headers['content-length']);
});

it('an address that is not canonical is moved, on this host', async () => {
  for (const [url, to] of [
    ['/Test-Drive/?a=1', '/test-drive?a=1'],
    ['//elsewhere.example/x', '/elsewhere.example/x'],
  ] as const) {
    const answer = await get(url);
    expect(answer.statusCode).toBe(308);
    expect(answer.headers.location).toBe(to);
  }
});

it('the booking page is made anew when prices change', async () => {
  const { db } = first.database;
  const [car] = sampleCars();
  if (!car) throw new Error('no sample car');
  await db.insert(cars).values(car);
  await announceChange(db, 'prices');
  const offers = (label: string) => async () => {
    expect((await get('/book-now')).body.includes(`>${label}</option>`)).toBe(true);
  };
  await vi.waitFor(offers('Haval H6 1.5'), { timeout: 10_000, interval: 25 });
  await db.update(cars).set({ variant: 'Renamed' });
  await offers('Haval H6 1.5')();
  await announceChange(db, 'prices');
  await vi.waitFor(offers('Haval H6 Renamed'), { timeout: 10_000, interval: 25 });
});
