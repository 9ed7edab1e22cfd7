import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv } from '#server/platform/env.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import { sampleDealers } from '#server/resources/seed/sample-dealers.ts';
import { findFaults, listThings } from '#tests/support/json-ld.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const [closed, real, ...samples] = sampleDealers();
const open = real ? [{ ...real, isSample: false }, ...samples] : samples;

let test: TestApp;
let bare: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  bare = await startTestApp({ env: readEnv({ MAP_TILES_URL: 'none' }) });
  const { db } = test.database;
  await db.insert(dealers).values(open);
  if (closed) await db.insert(dealers).values({ ...closed, isActive: false });
});
afterAll(async () => {
  await test.close();
  await bare.close();
});

const get = (query = '', app = test) => app.call({ method: 'GET', url: `/find-a-dealer${query}` });

/** The dealers' names, in their order on the page. */
const listNames = (html: string) =>
  [...html.matchAll(/<h2[^>]*>([^<]+)<\/h2>/g)]
    .map(([, name]) => String(name))
    .filter((name) => name.startsWith('HAVAL'));

it('lists every active dealer, and describes all but samples to search engines', async () => {
  const { statusCode, body } = await get();
  expect(statusCode).toBe(200);
  expect(listNames(body).sort()).toEqual(open.map(({ name }) => name).sort());
  expect(findFaults(body)).toEqual([]);
  const described = listThings(body).filter((thing) => thing['@type'] === 'AutoDealer');
  expect(described).toEqual([
    expect.objectContaining({ name: real?.name, telephone: real?.phone, email: real?.email }),
  ]);
});

it('the server filters the page by a search and escapes the search text', async () => {
  expect(listNames((await get('?search=%20multan')).body)).toEqual(['HAVAL TANK Bosan Road']);
  const { body } = await get('?search=%3Cscript%3Ealert(1)%3C%2Fscript%3E');
  expect(listNames(body)).toEqual([]);
  expect(body.includes('No dealers found matching &quot;&lt;script&gt;')).toBe(true);
  expect(body.includes('<script>alert(1)')).toBe(false);
  for (const search of ['%00', '%ff', 'x'.repeat(2000), '%25']) {
    expect((await get(`?search=${search}`)).statusCode).toBe(200);
  }
});

it('a city or a postcode puts the nearest dealer first', async () => {
  for (const query of ['?near=kasur', '?search=55050', '?search=Kasur']) {
    const { body } = await get(query);
    expect(listNames(body), query).toHaveLength(open.length);
    expect(listNames(body)[0], query).toBe('HAVAL ORA Gulberg');
  }
});

it('shows a message beside search and map if there are no dealers, and another if they cannot be read', async () => {
  const { body } = await get('', bare);
  expect(body).toContain('No dealers available');
  expect(body).toContain('Your city or postcode');
  expect(body).toContain('Use my location');
  expect(body).toContain('Map of dealers');
  const { database } = test;
  const fresh = await startTestApp({ database });
  await database.db.execute(sql`alter table dealers rename to away`);
  const failed = await get('', fresh);
  await database.db.execute(sql`alter table away rename to dealers`);
  await fresh.app.close();
  expect(failed.body).toContain('Failed to fetch dealers');
  expect(failed.body.includes('>Try Again</a>')).toBe(true);
});

it('a page that fails to render is a 500 with the error in its HTML, and is not cached', async () => {
  const { database } = test;
  const fresh = await startTestApp({ database });
  await database.db.execute(sql`alter table dealers alter phone drop not null`);
  await database.db.execute(sql`update dealers set phone = null`);
  const { statusCode, headers, body } = await get('', fresh);
  await fresh.app.close();
  expect(statusCode).toBe(500);
  expect(headers['cache-control']).toBe('private, no-store');
  expect(body).toContain('Unexpected Application Error!');
});

it('the map’s tiles are both configured and allowed by the CSP, or neither', async () => {
  const readPolicy = async (app: TestApp) =>
    String((await get('', app)).headers['content-security-policy']);
  const readConfig = async (app: TestApp) =>
    (await app.call({ method: 'GET', url: '/api/config' })).json().data;
  expect(await readPolicy(test)).toContain('https://i.ytimg.com https://tile.openstreetmap.org;');
  expect((await readConfig(test)).mapTiles).toEqual({
    url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    attribution: '© OpenStreetMap contributors',
  });
  expect(await readPolicy(bare)).not.toContain('openstreetmap');
  expect((await readConfig(bare)).mapTiles).toBeNull();
});
