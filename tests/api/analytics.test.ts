import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import { localizePath } from '#contract/site/language.ts';
import { readEnv } from '#server/platform/env.ts';
import { newsItems } from '#server/resources/content/schema.ts';
import { maxReferrers } from '#server/resources/page-views/referrers.ts';
import { pageViewReferrers, pageViews } from '#server/resources/page-views/schema.ts';
import { eventually } from '#tests/support/eventually.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({
    env: readEnv({
      RATE_LIMIT: 'off',
      WHATSAPP_NUMBER: '+92 300 0000000',
      SOCIAL_YOUTUBE: 'https://video.example/c',
    }),
  });
  await addArticle('active');
});
beforeEach(async () => {
  await waitForLastView();
  await test.database.db.delete(pageViews);
  await test.database.db.delete(pageViewReferrers);
});
afterAll(() => test.close());

const view = (payload: object) => test.call({ method: 'POST', url: '/api/page-views', payload });
const storedPages = () => test.database.db.select().from(pageViews).orderBy(pageViews.path);
const storedReferrers = () =>
  test.database.db
    .select({ host: pageViewReferrers.host, count: pageViewReferrers.count })
    .from(pageViewReferrers)
    .where(sql`count > 0`)
    .orderBy(sql`count desc, host`);

const lastPage = '/warranty';

async function countLastPage(): Promise<number> {
  return (await storedPages()).find(({ path }) => path === lastPage)?.count ?? 0;
}

/** Views are stored in the order they arrive, so once this one is stored, all before it are. */
async function waitForLastView(): Promise<void> {
  const before = await countLastPage();
  await view({ path: lastPage });
  await eventually(async () => expect(await countLastPage()).toBeGreaterThan(before));
}

async function addArticle(status: 'active' | 'inactive'): Promise<string> {
  const now = new Date().toISOString();
  const [article] = await test.database.db
    .insert(newsItems)
    .values({
      _id: crypto.randomUUID(),
      title: 'News',
      content: 'News',
      type: 'news' as never,
      status,
      createdAt: now,
      updatedAt: now,
    })
    .returning({ _id: newsItems._id });
  return article?._id ?? '';
}

it('views are counted by day and page, and separately by the host of the referrer', async () => {
  const referrer = 'https://search.example/?q=secret';
  for (let count = 0; count < 3; count += 1) await view({ path: '/', referrer });
  await view({ path: '/models/haval-h6', visitor: 'forged' });
  const day = todayInPakistan();
  await eventually(async () => {
    expect(await storedPages()).toEqual([
      { day, path: '/', count: 3 },
      { day, path: '/models/haval-h6', count: 1 },
    ]);
  });
  expect(await storedReferrers()).toEqual([{ host: 'search.example', count: 3 }]);
  await view({ path: '/', referrer });
  await eventually(async () => expect((await storedPages())[0]?.count).toBe(4));
});

const uncountedPaths = [
  '/unheard-of',
  'https://x.example/',
  '/models/<script>',
  'x',
  '/faq/anything',
  '/models/haval-h7',
  '/models/:slug',
  '/features/unheard-of',
  '/news/anything',
  '/news/019aaf30-0000-7000-8000-000000000000',
  '/news-and-events',
  '/site.webmanifest',
  '/%66aq',
  '/ur/faq',
];

it('views of addresses that are no page are accepted, but not counted', async () => {
  for (const path of uncountedPaths) {
    expect((await view({ path })).statusCode, path).toBe(202);
  }
  await waitForLastView();
  expect(await storedPages()).toMatchObject([{ path: lastPage }]);
});

it('every page of the sitemap is counted under its path without the language', async () => {
  const { body } = await test.call({ method: 'GET', url: '/sitemap.xml' });
  const listed = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, location = '']) => new URL(location).pathname,
  );
  const paths = listed.filter((path) => !/^\/ur(\/|$)/.test(path));
  const inUrdu = paths.map((path) => localizePath('ur', path));
  expect(listed.toSorted()).toEqual([...paths, ...inUrdu].toSorted());
  expect(paths.length).toBeGreaterThan(40);
  for (const path of paths) await view({ path });
  await eventually(async () =>
    expect((await storedPages()).map(({ path }) => path).sort()).toEqual(paths.sort()),
  );
});

it('views of an article count soon after it is published, and those of a hidden one never', async () => {
  const hidden = await addArticle('inactive');
  const shown = await addArticle('active');
  await eventually(async () => {
    await view({ path: `/news/${hidden}` });
    await view({ path: `/news/${shown}` });
    await waitForLastView();
    expect((await storedPages()).map(({ path }) => path)).toContain(`/news/${shown}`);
  });
  expect((await storedPages()).map(({ path }) => path)).not.toContain(`/news/${hidden}`);
});

it('forged pages are not counted, and referring hosts only up to a limit', async () => {
  const busy = 'search.example';
  await view({ path: '/', referrer: `https://${busy}/` });
  await waitForLastView();
  const sent = 1_500;
  for (let count = 0; count < sent; count += 1) {
    await view({ path: `/news/${count}`, referrer: `https://news-${count}.example/` });
    await view({ path: '/faq', referrer: `https://spam-${count}.example/` });
  }
  await waitForLastView();
  await view({ path: '/', referrer: `https://${busy}/` });
  await waitForLastView();
  expect(await storedPages()).toMatchObject([
    { path: '/', count: 2 },
    { path: '/faq', count: sent },
    { path: lastPage, count: 3 },
  ]);
  const referrers = await storedReferrers();
  const named = referrers.filter(({ host }) => host !== 'others');
  expect(named).toHaveLength(maxReferrers);
  expect(named).toContainEqual({ host: busy, count: 2 });
  expect(referrers[0]).toEqual({ host: 'others', count: sent + 2 - (maxReferrers + 1) });
});

it('views referred by hosts that are no public site count under others', async () => {
  const referrers = [
    'https://localhost/',
    'https://secret-word/',
    `https://${'a'.repeat(120)}.example/`,
  ];
  for (const referrer of referrers) await view({ path: '/', referrer });
  await eventually(async () =>
    expect(await storedReferrers()).toEqual([{ host: 'others', count: referrers.length }]),
  );
});

it('GET /api/config returns the public configuration', async () => {
  const response = await test.call({ method: 'GET', url: '/api/config' });
  expect(response.json()).toEqual({
    success: true,
    data: {
      supportEmail: null,
      whatsappNumber: '923000000000',
      phone: null,
      address: null,
      hours: null,
      gaId: null,
      social: [{ name: 'YouTube', url: 'https://video.example/c' }],
      mapTiles: {
        url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
        attribution: expect.stringContaining('OpenStreetMap'),
      },
    },
  });
});
