import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadBuiltFrontEnds } from '#server/delivery/front-ends/built.ts';
import { readEnv } from '#server/platform/env.ts';
import { seedDatabase } from '#server/resources/seed/seed.ts';
import { newsletterCalls, reader } from '#tests/support/newsletter-calls.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
const ids: Record<string, string> = {};
let unsubscribeToken: string | undefined;
const newsletter = newsletterCalls(() => test);

beforeAll(async () => {
  test = await startTestApp({ env: readEnv({ RATE_LIMIT: 'off' }) });
  const samples = {
    openStorage: async () => test.files.storage,
    logger: pino({ level: 'silent' }),
  };
  await seedDatabase(test.database, { samples, staffPassword: 'correct horse battery' });
  for (const table of ['cars', 'cities', 'dealers', 'event_items', 'job_openings', 'media_items']) {
    const { rows } = await test.database.pool.query(
      `select _id from ${table} where deleted_at is null order by _id desc limit 1`,
    );
    ids[table] = rows[0]?._id;
  }
  const { rows } = await test.database.pool.query(
    "select _id from cities where name = 'Multan' limit 1",
  );
  ids.dealerCity = rows[0]?._id;
  await newsletter.subscribe(reader);
  const [email] = await newsletter.emails();
  unsubscribeToken = /token=([\w.-]+)/.exec(JSON.stringify(email))?.[1];
});
afterAll(() => test.close());

/** A value of each parameter that some page reads, by which the page differs from the one without it. */
const values: Record<string, string | ((path: string) => string | undefined)> = {
  budget: '8',
  carId: () => ids.cars,
  category: 'Marketing',
  cityId: (path) => (path === '/test-drive' ? ids.dealerCity : ids.cities),
  code: 'ABCD-EFGH',
  colour: 'Deep Teal',
  date: '2099-12-30',
  dealer: () => ids.dealers,
  down: '2000000',
  electricity: '60',
  event: () => ids.event_items,
  from: 'tank-500',
  job: 'Technician',
  kind: 'ijarah',
  km: '900',
  models: 'tank-500',
  months: '12',
  near: 'multan',
  open: (path) =>
    ({
      '/careers': ids.job_openings,
      '/news-and-events/events': ids.event_items,
      '/news-and-events/media': ids.media_items,
    })[path],
  other: '5000',
  petrol: '300',
  power: 'electric',
  price: 'under-9-million',
  province: 'Punjab',
  quote: 'ABCDEFGH',
  rate: '9',
  search: 'Lahore',
  show: 'differences',
  shown: (path) => (path === '/find-a-dealer' ? 'all' : '100'),
  taxpayer: 'non-atl',
  token: () => unsubscribeToken,
  vehicle: 'tank-500',
};

/** Paths whose parameters in braces have a sample value. */
const sampleParameters: Record<string, string> = {
  '/models/:slug': '/models/haval-h6',
  '/features/:feature': '/features/safety',
};

/** A query that keeps a page out of the cache, so that it sees all of its address. */
const uncached = 'preview=none';

type Parameters = Record<string, string>;

/** Reads a page with more parameters, without what it repeats of its address in links. */
async function readPage(path: string, parameters: Parameters): Promise<string> {
  const query = `${uncached}&${new URLSearchParams(parameters)}`;
  const { body } = await test.call({ method: 'GET', url: `${path}?${query}` });
  return ['&', '&amp;', '\\u0026'].reduce(
    (text, separator) => text.replaceAll(query.replaceAll('&', separator), ''),
    body,
  );
}

/** Lists the parameters that change a page. */
async function findEffective(path: string): Promise<string[]> {
  const samples = Object.entries(values).flatMap(([name, sample]) => {
    const value = typeof sample === 'string' ? sample : sample(path);
    return value ? [[name, value] as const] : [];
  });
  const plain = await readPage(path, { unrelated: '1' });
  const isChanged = async (parameters: Parameters) => (await readPage(path, parameters)) !== plain;
  // Nearly all pages read none.
  if (!(await isChanged(Object.fromEntries(samples)))) return [];
  const effective: string[] = [];
  for (const [name, value] of samples) if (await isChanged({ [name]: value })) effective.push(name);
  return effective;
}

const frontEnds = await loadBuiltFrontEnds();
const matchPage = await frontEnds.getPageMatcher();
const pages = (await frontEnds.listPagePaths())
  .map((path) => sampleParameters[path] ?? path)
  // Pages at secret or named addresses are for one visitor, or have no parameters.
  .filter((path) => !path.includes(':'));

describe('a page declares the parameters that change it, and no others', () => {
  it.each(pages)('%s', async (path) => {
    const declared = matchPage(path)?.query ?? [];
    const unknown = declared.filter((name) => !(name in values));
    expect(unknown, 'parameters without a sample value').toEqual([]);
    expect(await findEffective(path)).toEqual([...declared].sort());
  });
});
