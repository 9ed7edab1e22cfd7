import { randomUUID } from 'node:crypto';
import { idempotencyKeyHeader } from '#contract/http.ts';
import { makeTestDrive } from '#tests/factories.ts';
import type { Load } from '../load.ts';
import type { Stage } from '../stage.ts';

/** What is asked of the product, and what of the bare server for the same. */
export interface BarePair {
  name: string;
  ours: Load;
  bare: Load;
  /** The part of the bare server's rate that is wanted. */
  bar: number;
  /** How many times the bare server's 99th percentile may be. */
  tailBar?: number;
}

const asJson = { 'content-type': 'application/json' };

const pagePairs = (ours: string, bare: string): BarePair[] =>
  [
    { name: 'home', page: '/' },
    { name: 'a model', page: '/models/haval-h6' },
  ].flatMap(({ name, page }) =>
    [
      { as: 'br', encoding: 'br' },
      { as: 'plain', encoding: 'identity' },
    ].map(({ as, encoding }) => ({
      name: `kept page, ${name}, ${as}`,
      ours: { url: ours + page, headers: { 'accept-encoding': encoding } },
      bare: { url: `${bare}/${encoding}${page}` },
      bar: 0.7,
      tailBar: 2,
    })),
  );

/** Each one another visitor's, with a key of its own as the site's forms send it. */
function nextTestDrive() {
  const body = JSON.stringify(makeTestDrive({ lastName: `Visitor ${randomUUID()}` }));
  return { headers: { [idempotencyKeyHeader]: randomUUID() }, body };
}

/** The staff lists that are measured: their names, and what they are asked for. */
export const staffLists: readonly { name: string; query: string }[] = [
  { name: 'staff list, 50 of all, filtered', query: 'status=confirmed' },
  {
    name: 'staff list, 50 of all, filtered and searched',
    query: 'status=confirmed&search=visitor',
  },
];

/** One of them, asked of the product. */
export const staffListLoad = (
  { origin, cookie }: Pick<Stage, 'origin' | 'cookie'>,
  query: string,
): Load => ({
  url: `${origin}/api/test-drive/admin/test-drives?limit=50&${query}`,
  headers: { cookie },
});

async function firstId(url: string): Promise<string> {
  const { data } = (await (await fetch(url)).json()) as { data: { _id: string }[] };
  return data[0]?._id ?? '';
}

async function pricePair(ours: string, bare: string): Promise<BarePair> {
  const carId = await firstId(`${ours}/api/price-calculator/cars`);
  const cityId = await firstId(`${ours}/api/price-calculator/cities`);
  const body = JSON.stringify({ carId, cityId });
  const sent = { method: 'POST', headers: asJson, next: () => ({ body }) } as const;
  return {
    name: 'calculate a price',
    ours: { url: `${ours}/api/price-calculator/calculate`, ...sent },
    bare: { url: `${bare}/calculate`, ...sent },
    bar: 0.5,
  };
}

/** Every pair, in the order of the table. */
export async function pairsOf(stage: Stage, bare: string): Promise<BarePair[]> {
  const { origin } = stage;
  const near = 'lat=24.86&lng=67.01';
  return [
    ...pagePairs(origin, bare),
    {
      name: 'POST of a test drive',
      ours: {
        url: `${origin}/api/test-drive/book`,
        method: 'POST',
        headers: asJson,
        next: nextTestDrive,
      },
      bare: { url: `${bare}/`, method: 'POST', headers: asJson, next: nextTestDrive },
      bar: 0.5,
    },
    ...staffLists.map(({ name, query }) => ({
      name,
      ours: staffListLoad(stage, query),
      bare: { url: `${bare}/list?${query}` },
      bar: 0.5,
    })),
    await pricePair(origin, bare),
    {
      name: 'dealers near me',
      ours: { url: `${origin}/api/dealers?${near}` },
      bare: { url: `${bare}/near?${near}` },
      bar: 0.5,
    },
  ];
}
