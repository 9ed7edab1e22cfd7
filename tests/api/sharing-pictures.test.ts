import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sharedPages } from '#catalogue/shared-pages.ts';
import { sharingSize } from '#catalogue/sharing-pictures.ts';
import { vehicles } from '#catalogue/vehicles.ts';
import { localizePath, splitLanguage } from '#contract/site/language.ts';
import { announceChange } from '#server/platform/changes.ts';
import { readEnv } from '#server/platform/env.ts';
import { eventItems, newsItems } from '#server/resources/content/schema.ts';
import { cars } from '#server/resources/pricing/schema.ts';
import { sampleEvents } from '#server/resources/seed/sample-events.ts';
import { sampleNews } from '#server/resources/seed/sample-news.ts';
import { sampleCars } from '#server/resources/seed/sample-prices.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

const models = vehicles.map(({ slug }) => ({ path: `/models/${slug}` }));
const publicUrl = 'https://cars.example';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ env: readEnv({ PUBLIC_URL: publicUrl }) });
  await test.database.db.insert(cars).values(sampleCars());
  await test.database.db.insert(newsItems).values(sampleNews());
  await test.database.db.insert(eventItems).values(sampleEvents());
});
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  test.call({ method: 'GET', url, headers });

/** Returns the size of a JPEG in pixels, from its frame header. */
function readJpegSize(jpeg: Buffer): { width: number; height: number } {
  const frame = [0xc0, 0xc2]
    .map((marker) => jpeg.indexOf(Buffer.from([0xff, marker, 0x00])))
    .find((at) => at > 0);
  if (frame === undefined) throw new Error('no JPEG');
  return { height: jpeg.readUInt16BE(frame + 5), width: jpeg.readUInt16BE(frame + 7) };
}

/** Returns the path of the picture that a page is shared with. */
async function readSharingPicture(url: string): Promise<string> {
  const { body } = await get(url);
  const [, address = ''] = /<meta property="og:image" content="([^"]+)"/.exec(body) ?? [];
  expect(body).toContain(`<meta name="twitter:image" content="${address}"`);
  return address.replace(publicUrl, '').replaceAll('&amp;', '&');
}

const addresses = [...sharedPages, ...models].map(({ path }) => path);
const urduAddresses = addresses.map((path) => localizePath('ur', path));

it('every page in the sitemap except articles has a different sharing picture', async () => {
  const { body } = await get('/sitemap.xml');
  const listed = [...body.matchAll(/<loc>https:\/\/cars\.example(.*?)<\/loc>/g)].map(
    ([, path]) => path ?? '',
  );
  const pages = listed.filter((path) => !splitLanguage(path).path.startsWith('/news/'));
  expect([...addresses, ...urduAddresses]).toEqual(expect.arrayContaining(pages));
  expect(pages.length).toBeGreaterThan(30);
  const pictures = await Promise.all(pages.map(readSharingPicture));
  expect(new Set(pictures).size).toBe(pages.length);
});

it.each([...addresses, ...urduAddresses])(
  '%s is shared with a picture of 1200 × 630 below 200 KB',
  async (page) => {
    const response = await get(await readSharingPicture(page));
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('image/jpeg');
    expect(response.headers['cross-origin-resource-policy']).toBe('cross-origin');
    expect(response.rawPayload.length).toBeLessThan(200 * 1024);
    expect(readJpegSize(response.rawPayload)).toEqual(sharingSize);
    const etag = String(response.headers.etag);
    const again = await get(await readSharingPicture(page), { 'if-none-match': etag });
    expect(again.statusCode).toBe(304);
  },
);

it('an Urdu page has another picture than the English one', async () => {
  for (const page of ['/', '/models', '/models/haval-h6']) {
    const pictures = [page, localizePath('ur', page)].map(readSharingPicture);
    const [english = '', urdu = ''] = await Promise.all(pictures);
    expect(urdu).toBe(english.replace('/sharing/', '/sharing/ur-'));
    const etags = [english, urdu].map(async (address) => (await get(address)).headers.etag);
    expect(new Set(await Promise.all(etags)).size).toBe(2);
  }
});

it('a new price gives a new Urdu picture, too', async () => {
  const read = async () => (await get('/sharing/ur-ora-07.jpg')).headers.etag;
  const before = await read();
  const { db } = test.database;
  await db.update(cars).set({ basePrice: 23_456_000 });
  await announceChange(db, 'prices');
  await eventually(async () => expect(await read()).not.toBe(before));
});

it('each model has its own picture', async () => {
  const etags = await Promise.all(
    vehicles.map(async ({ slug }) => (await get(`/sharing/${slug}.jpg`)).headers.etag),
  );
  expect(new Set(etags).size).toBe(vehicles.length);
});

it('a new price gives a new picture and address, and so does an unknown price', async () => {
  const { db } = test.database;
  const now = async () => {
    const address = await readSharingPicture('/models/tank-500');
    return { address, etag: (await get('/sharing/tank-500.jpg')).headers.etag };
  };
  const before = await now();
  expect(before.address).toMatch(/^\/sharing\/tank-500\.jpg\?price=\d+$/);
  const expectChange = async () => {
    const { address, etag } = await now();
    expect(address).not.toBe(before.address);
    expect(etag).not.toBe(before.etag);
  };
  await db.update(cars).set({ basePrice: 12_345_000 });
  await announceChange(db, 'prices');
  await eventually(expectChange);
  expect((await now()).address).toBe('/sharing/tank-500.jpg?price=12345000');
  const priced = (await now()).etag;
  await db.update(cars).set({ basePrice: 0 });
  await announceChange(db, 'prices');
  await eventually(async () => expect((await now()).address).toBe('/sharing/tank-500.jpg'));
  expect((await now()).etag).not.toBe(priced);
});

it('while prices cannot be read a model’s picture is 503, and afterwards the same as before', async () => {
  const { db } = test.database;
  const { headers } = await get('/sharing/ora-03.jpg');
  await db.execute(sql`alter table cars rename to away`);
  await announceChange(db, 'prices');
  const expectRefusal = async () => {
    const response = await get('/sharing/ora-03.jpg');
    expect(response.statusCode).toBe(503);
    expect(response.headers['cache-control']).toBe('no-store');
  };
  await eventually(expectRefusal);
  await db.execute(sql`alter table away rename to cars`);
  expect((await get('/sharing/ora-03.jpg')).headers.etag).toBe(headers.etag);
});

it.each([
  '/sharing/none.jpg',
  '/sharing/ur-none.jpg',
  '/sharing/ur-ur-haval-h6.jpg',
  '/sharing/constructor.jpg',
  '/sharing/..%2fhouse.jpg',
])('%s is 404', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
});

it('the query does not change the picture', async () => {
  const { headers } = await get('/sharing/house.jpg');
  expect((await get('/sharing/house.jpg?price=1')).headers.etag).toBe(headers.etag);
});

it('an article and an opened event are shared with their own picture', async () => {
  const article = sampleNews().find(({ imageUrl }) => imageUrl);
  const [stored] = await test.database.db
    .select()
    .from(newsItems)
    .where(sql`image_url is not null`);
  expect(article?.imageUrl).toBeTruthy();
  expect(await readSharingPicture(`/news/${stored?._id}`)).toBe(stored?.imageUrl);
  expect(await readSharingPicture('/news-and-events/events')).toBe(
    '/sharing/news-and-events-events.jpg',
  );
  const events = await test.database.db.select().from(eventItems);
  const pictured = events.find(({ mediaFiles }) => mediaFiles[0]?.type === 'image');
  expect(pictured).toBeDefined();
  expect(await readSharingPicture(`/news-and-events/events?open=${pictured?._id}`)).toBe(
    pictured?.mediaFiles[0]?.url,
  );
});
