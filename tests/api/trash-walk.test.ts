import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv } from '#server/platform/env.ts';
import { formatRoute, recordRoutes } from '#tests/assurance/all-routes.ts';
import { openWriteContext, type WriteContext } from '#tests/assurance/writes.ts';
import { everyKind } from '#tests/support/every-kind.ts';

let context: WriteContext;
let routes: string[];
let pages: string[];
beforeAll(async () => {
  const recorded = await recordRoutes();
  context = await openWriteContext({
    env: readEnv({ RATE_LIMIT: 'off' }),
    frontEnds: recorded.frontEnds,
  });
  routes = recorded.routes
    .filter(({ method, url }) => method === 'GET' && url.startsWith('/api/') && !isOther(url))
    .map((route) => formatRoute(route).slice('GET '.length));
  pages = await recorded.frontEnds.listPagePaths();
});
afterAll(() => context.test.close());

/** Routes whose answers change by themselves, and those about the trash and the past. */
const isOther = (url: string) =>
  /\/(live|status|ledger|trash|me|audit|docs|preview|openapi\.json)(\/|$)|\*|:file|:sessionId/.test(
    url,
  ) && !url.includes('/status-counts');

/** Every kind's record, by slug. */
type Ids = ReadonlyMap<string, string>;

/** The addresses of all routes and pages that could show the records. */
function listAddresses(ids: Ids): string[] {
  const person = ['?q=Visitor', '?q=03000000001', '?email=visitor-1%40mail.example'];
  const api = routes.flatMap((url) => {
    const filled = [...ids].map(([slug, id]) => url.replace(':slug', slug).replace(':id', id));
    const queries = /(search|records|person)$/.test(url) ? person : ['', '?search=Sample'];
    return [...new Set(filled)].flatMap((address) =>
      queries.map((query) => address.replace(':kind', 'test-drives') + query),
    );
  });
  const site = pages
    .filter((path) => !/[:*]/.test(path))
    .concat([
      `/news/${ids.get('news-management')}`,
      '/models/haval-h6',
      '/sitemap.xml',
      '/news.xml',
    ]);
  return [...api, ...site];
}

/** What every address answers. */
async function readAll(ids: Ids): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for (const url of listAddresses(ids)) {
    const { statusCode, body } = await context.test.call({
      method: 'GET',
      url,
      cookies: context.adminCookies,
    });
    // A page that is not found repeats the address that was asked for.
    answers.set(url, statusCode === 404 ? '404' : `${statusCode} ${body}`);
  }
  return answers;
}

/** The addresses that answer differently. */
const findDifferences = (a: Map<string, string>, b: Map<string, string>) =>
  [...a].filter(([url, answer]) => b.get(url) !== answer).map(([url]) => url);

/** Reads all until it is as expected: pages follow a change within a moment. */
const expectAll = (ids: Ids, expected: Map<string, string>) =>
  expect
    .poll(async () => findDifferences(expected, await readAll(ids)), {
      timeout: 60_000,
      interval: 100,
    })
    .toEqual([]);

it('a record in the trash leaves every route and every page at once, and comes back to all of them', async () => {
  const nobody = new Map(
    everyKind.map(({ slug }) => [slug, '01900000-0000-7000-8000-000000000000']),
  );
  const ids = new Map<string, string>();
  const empty = await readAll(nobody);
  for (const kind of everyKind) ids.set(kind.slug, await kind.create(context));
  const replaceIds = (answers: Map<string, string>) =>
    new Map([...answers].map(([url, answer]) => [replaceAll(url), answer]));
  const replaceAll = (url: string) =>
    [...ids].reduce((text, [slug, id]) => text.replace(id, nobody.get(slug) ?? ''), url);
  await expect
    .poll(async () => findDifferences(empty, replaceIds(await readAll(ids))).length, {
      timeout: 60_000,
    })
    .toBeGreaterThan(60);
  const full = await readAll(ids);
  for (const [slug, id] of ids) {
    expect(
      [...full.values()].some((answer) => answer.includes(id)),
      slug,
    ).toBe(true);
  }

  for (const kind of everyKind) {
    const url = kind.buildAddress(ids.get(kind.slug) ?? '');
    const cookies = context.adminCookies;
    expect((await context.test.call({ method: 'DELETE', url, cookies })).statusCode).toBe(200);
  }
  await expect
    .poll(async () => findDifferences(empty, replaceIds(await readAll(ids))), { timeout: 60_000 })
    .toEqual([]);

  for (const [slug, id] of ids) {
    const url = `/api/admin/trash/${slug}/${id}/restore`;
    const cookies = context.adminCookies;
    expect((await context.test.call({ method: 'POST', url, cookies })).statusCode).toBe(200);
  }
  await expectAll(ids, full);
}, 240_000);
