import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { idempotencyKeyHeader } from '#contract/http/http.ts';
import { outgoingMail } from '#server/platform/mail/schema.ts';
import { makeTestDrive } from '#tests/factories.ts';
import type { Load } from '../load.ts';
import type { Stage } from '../stage.ts';

/** A request to the product and the equivalent request to the bare server. */
export interface BarePair {
  name: string;
  ours: Load;
  bare: Load;
  /** Discards work that the load left behind in the product and that would slow down the bare server. */
  settle?: () => Promise<unknown>;
  /** The maximum ratio of the 99th percentiles. */
  tailBar?: number;
}

const asJson = { 'content-type': 'application/json' };

/** The encodings in which the bare server serves the product's cached responses. */
export const encodings = ['br', 'identity'] as const;

/** Paths of the responses that the product caches as bytes. The bare server serves them under `/{encoding}{path}`. */
export const cachedResponses = [
  { name: 'cached page, home', path: '/' },
  { name: 'cached page, a model', path: '/models/haval-h6' },
  { name: 'JSON, 27 dealers', path: '/api/dealers?limit=100' },
  { name: 'JSON, cars of the price list', path: '/api/price-calculator/cars' },
  { name: 'JSON, settings of the site', path: '/api/config' },
] as const;

const buildKeptPairs = (ours: string, bare: string): BarePair[] =>
  cachedResponses.flatMap(({ name, path }) =>
    encodings.map((encoding) => ({
      name: `${name}, ${encoding === 'br' ? 'br' : 'plain'}`,
      ours: { url: ours + path, headers: { 'accept-encoding': encoding } },
      bare: { url: `${bare}/${encoding}${path}` },
      tailBar: 2,
    })),
  );

/** A different visitor in each request, with an idempotency key as the site's forms send it. */
function nextTestDrive() {
  const body = JSON.stringify(makeTestDrive({ lastName: `Visitor ${randomUUID()}` }));
  return { headers: { [idempotencyKeyHeader]: randomUUID() }, body };
}

/** The measured staff lists with their queries. */
export const staffLists: readonly { name: string; query: string }[] = [
  { name: 'staff list, 50 of all, filtered', query: 'status=confirmed' },
  {
    name: 'staff list, 50 of all, filtered and searched',
    query: 'status=confirmed&search=visitor',
  },
];

/** The load for a staff list of the product. */
export const staffListLoad = (
  { origin, cookie }: Pick<Stage, 'origin' | 'cookie'>,
  query: string,
): Load => ({
  url: `${origin}/api/test-drive/admin/test-drives?limit=50&${query}`,
  headers: { cookie },
});

async function fetchFirstId(url: string): Promise<string> {
  const { data } = (await (await fetch(url)).json()) as { data: { _id: string }[] };
  return data[0]?._id ?? '';
}

async function buildPricePair(ours: string, bare: string): Promise<BarePair> {
  const carId = await fetchFirstId(`${ours}/api/price-calculator/cars`);
  const cityId = await fetchFirstId(`${ours}/api/price-calculator/cities`);
  const body = JSON.stringify({ carId, cityId });
  const request = { method: 'POST', headers: asJson, body } as const;
  return {
    name: 'calculate a price',
    ours: { url: `${ours}/api/price-calculator/calculate`, ...request },
    bare: { url: `${bare}/calculate`, ...request },
  };
}

/** Builds all pairs, in the order of the table. */
export async function buildPairs(stage: Stage, bare: string): Promise<BarePair[]> {
  const { origin } = stage;
  const near = 'lat=24.86&lng=67.01';
  const post = { method: 'POST', headers: asJson, next: nextTestDrive } as const;
  // Not DELETE: it could deadlock with the email worker, which may lock the rows in another order.
  const settle = () => stage.database.db.execute(sql`truncate ${outgoingMail}`);
  return [
    ...buildKeptPairs(origin, bare),
    {
      name: 'POST of a test drive',
      ours: { ...post, url: `${origin}/api/test-drive/book` },
      bare: { ...post, url: `${bare}/insert` },
      settle,
    },
    ...staffLists.map(({ name, query }) => ({
      name,
      ours: staffListLoad(stage, query),
      bare: { url: `${bare}/list?${query}` },
    })),
    await buildPricePair(origin, bare),
    {
      name: 'dealers near me',
      ours: { url: `${origin}/api/dealers?${near}` },
      bare: { url: `${bare}/near?${near}` },
    },
  ];
}
