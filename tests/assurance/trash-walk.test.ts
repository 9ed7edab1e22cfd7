import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv } from '#server/platform/env.ts';
import { formatRoute, noRecord, recordRoutes } from '#tests/assurance/all-routes.ts';
import { openWriteContext, type WriteContext } from '#tests/assurance/writes.ts';
import { type EveryKind, everyKind } from '#tests/support/every-kind.ts';

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
  /\/(live|status|ledger|trash|me|audit|docs|preview|accounts|openapi\.json)(\/|$)|\*|:file|:sessionId/.test(
    url,
  ) && !url.includes('/status-counts');

/** The end of an id, by which requests are found. */
const findReference = (id: string) => id.slice(-8);

/** Every kind's record, by slug. */
type Ids = ReadonlyMap<string, string>;

/** The addresses of all routes and pages that could show the records. */
function listAddresses(ids: Ids): string[] {
  const references = [...ids.values()].map((id) => `?q=${findReference(id)}`);
  const searches = ['?q=Visitor', '?q=Sample', '?q=03000000001', ...new Set(references)];
  const person = ['?email=visitor-1%40mail.example', ...searches];
  const api = routes.flatMap((url) => {
    const filled = [...ids].map(([slug, id]) => url.replace(':slug', slug).replace(':id', id));
    const queries = /(search|records|person|person\/timeline)$/.test(url)
      ? person
      : ['', '?search=Sample'];
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

type Answers = ReadonlyMap<string, string>;

/** What these addresses answer. */
async function readAnswers(addresses: readonly string[]): Promise<Answers> {
  const answers = new Map<string, string>();
  const cookies = context.adminCookies;
  for (const url of addresses) {
    const { statusCode, body } = await context.test.call({ method: 'GET', url, cookies });
    // A page that is not found repeats the address that was asked for.
    answers.set(url, statusCode === 404 ? '404' : `${statusCode} ${body}`);
  }
  return answers;
}

/** Waits until every address answers as expected: pages follow a change within a moment. */
async function waitForAnswers(
  addresses: readonly string[],
  isExpected: (url: string, answer: string) => boolean,
): Promise<void> {
  let others = addresses;
  const readOthers = async () => {
    const answers = await readAnswers(others);
    others = others.filter((url) => !isExpected(url, answers.get(url) ?? ''));
    return others;
  };
  await expect.poll(readOthers, { timeout: 120_000 }).toEqual([]);
}

async function callEach(
  ids: Ids,
  method: 'DELETE' | 'POST',
  build: (kind: EveryKind, id: string) => string,
) {
  const cookies = context.adminCookies;
  for (const kind of everyKind) {
    const url = build(kind, ids.get(kind.slug) ?? '');
    expect((await context.test.call({ method, url, cookies })).statusCode).toBe(200);
  }
}

it('a record in the trash leaves every route and every page at once, and comes back to all of them', async () => {
  const empty = await readAnswers(
    listAddresses(new Map(everyKind.map(({ slug }) => [slug, noRecord]))),
  );
  const ids = new Map<string, string>();
  for (const kind of everyKind) ids.set(kind.slug, await kind.create(context));
  const addresses = listAddresses(ids);
  const hideIds = (text: string) =>
    [...ids.values()].reduce(
      (rest, id) =>
        rest.replaceAll(id, noRecord).replaceAll(findReference(id), findReference(noRecord)),
      text,
    );
  const isEmpty = (url: string, answer: string) => empty.get(hideIds(url)) === hideIds(answer);

  // Read twice, so that the second answers hold no page from before.
  await readAnswers(addresses);
  const full = await readAnswers(addresses);
  for (const [slug, id] of ids) {
    expect(
      [...full.values()].some((answer) => answer.includes(id)),
      slug,
    ).toBe(true);
  }
  expect([...full].filter(([url, answer]) => !isEmpty(url, answer)).length).toBeGreaterThan(60);

  await callEach(ids, 'DELETE', ({ buildAddress }, id) => buildAddress(id));
  await waitForAnswers(addresses, isEmpty);

  await callEach(ids, 'POST', ({ slug }, id) => `/api/admin/trash/${slug}/${id}/restore`);
  await waitForAnswers(addresses, (url, answer) => full.get(url) === answer);
}, 600_000);
