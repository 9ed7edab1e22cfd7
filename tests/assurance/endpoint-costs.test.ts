import { afterAll, beforeAll, expect, it } from 'vitest';
import { findCallers } from '#tests/access-table.ts';
import { type Cost, measureCost, measuredServer } from '#tests/support/measure-cost.ts';
import { type RunningServer, startServer } from '#tests/support/server-process.ts';
import { uploadEndpoints } from '#tests/upload-endpoints.ts';
import { recordFigure } from './figures.ts';
import { call } from './fuzz/call.ts';
import {
  listFileAddresses,
  listFormPages,
  type Operation,
  readOperations,
} from './fuzz/operations.ts';
import { hostileRequests } from './fuzz/requests.ts';
import { sized } from './scale.ts';

const megabyte = 1024 * 1024;
/** Most of these bytes are garbage that the collector has not freed yet. */
const bars = { bytes: 96 * megabyte, workMs: 250 };
const perEndpoint = sized({ short: 40, long: 1_000 });
/** Quotes whose files are built while they are measured. */
const quotesPerRound = sized({ short: 4, long: 40 });
const concurrency = 8;
const timeoutMs = 20_000;
/** Repeated, these texts are known to slow down regular expressions, parsers and comparisons. */
const patterns = [
  'a',
  ' ',
  '\n',
  '"',
  '<',
  '%41',
  '@a.',
  '+92 ',
  '\u0301',
  '((',
  'a@',
  '../',
  '😀',
];
const repeatedBytes = 100_000;

let server: RunningServer;
let operations: Operation[];
beforeAll(async () => {
  server = await startServer({ RATE_LIMIT: 'off', LOG_LEVEL: 'silent' }, measuredServer);
  const described = await readOperations(server.origin);
  const uploadUrls = uploadEndpoints.map(({ url }) => url);
  const all = [...described, ...listFormPages(described), ...listFileAddresses(server.adminPath)];
  operations = all.filter(({ method, path }) => {
    const route = path.startsWith('/api/') ? path.replaceAll(/\{(\w+)\}/g, ':$1') : '*';
    const isPublic = findCallers(`${method.toUpperCase()} ${route}`) === 'public';
    return isPublic && !uploadUrls.includes(path);
  });
});
afterAll(() => server.end('SIGTERM'));

interface Sent {
  method: string;
  path: string;
  headers: Record<string, string>;
  payload: Buffer | null;
}

/** Bodies in which every text repeats one pattern, near the size limit. */
function* repeatedTexts({ method, path, body }: Operation): Generator<Sent> {
  const names = Object.keys(body?.schema.properties ?? {});
  if (!body || names.length === 0) return;
  for (const pattern of patterns) {
    const text = pattern.repeat(repeatedBytes / names.length / Buffer.byteLength(pattern));
    const fields = Object.fromEntries(names.map((name) => [name, text]));
    const payload = Buffer.from(
      body.type === 'application/json'
        ? JSON.stringify(fields)
        : new URLSearchParams(fields).toString(),
    );
    const headers = { 'content-type': body.type, 'content-length': String(payload.length) };
    yield { method: method.toUpperCase(), path, headers, payload };
  }
}

/** Page requests: other spellings of the path, query strings, single loaders and unknown paths. */
function* pageRequests(): Generator<Sent> {
  const paths = ['/contact-us', '/models/haval-h6', '/careers', '/find-a-dealer'];
  const get = (path: string): Sent => ({
    method: 'GET',
    path,
    headers: { 'accept-encoding': 'br' },
    payload: null,
  });
  for (let made = 0; made < perEndpoint; made += 1) {
    const path = paths[made % paths.length] ?? '/';
    const at = 1 + (made % (path.length - 1));
    const spelled = `${path.slice(0, at)}%${path.charCodeAt(at).toString(16)}${path.slice(at + 1)}`;
    yield* [spelled, path, `${path}?search=${made}`, `/nowhere${made}`].map(get);
    yield get(`${path}.data?_routes=${made}`);
    yield get(
      `/find-a-dealer?search=${patterns[made % patterns.length]?.charCodeAt(0)}${'a'.repeat(8_000)}`,
    );
  }
}

/** Makes quotes of the first sample car; returns their codes. */
async function makeQuotes(count: number): Promise<string[]> {
  const read = async (path: string, init?: RequestInit) => {
    const response = await fetch(`${server.origin}/api${path}`, init);
    expect(response.ok).toBe(true);
    return (await response.json()).data;
  };
  const [car] = await read('/price-calculator/cars');
  const [city] = await read('/price-calculator/cities');
  const body = JSON.stringify({ vehicleId: car.vehicleId, cityId: city._id });
  const headers = { 'content-type': 'application/json' };
  const codes: string[] = [];
  while (codes.length < count) {
    codes.push((await read('/quotes', { method: 'POST', headers, body })).code);
  }
  return codes;
}

/** Requests for the files of these quotes, which the server has not built yet. */
function* quoteFileRequests(codes: readonly string[]): Generator<Sent> {
  for (const code of codes) {
    for (const path of [`/quote/${code}.pdf`, `/sharing/quotes/${code}.jpg`]) {
      yield { method: 'GET', path, headers: {}, payload: null };
    }
  }
}

async function sendAll(requests: Iterable<Sent>): Promise<number> {
  const pending = requests[Symbol.iterator]();
  let sent = 0;
  const work = async () => {
    for (let next = pending.next(); !next.done; next = pending.next()) {
      await call(server.port, next.value, timeoutMs);
      sent += 1;
    }
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return sent;
}

it(`no public request except an upload takes ${bars.bytes / megabyte} MB of memory or blocks others for ${bars.workMs} ms`, async () => {
  const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 1e9);
  const costs = new Map<string, Cost>();
  let sent = 0;
  const measure = async (name: string, requests: () => Iterable<Sent>) => {
    // The first round is not measured: it includes one-time allocations.
    sent += await sendAll(requests());
    const cost = await measureCost(server, async () => {
      sent += await sendAll(requests());
    });
    costs.set(name, cost);
  };
  for (const operation of operations) {
    await measure(`${operation.method} ${operation.path}`, function* () {
      yield* repeatedTexts(operation);
      yield* hostileRequests([operation], { ids: ['x'], seed, count: perEndpoint });
    });
  }
  await measure('pages', pageRequests);
  const codes = await makeQuotes(2 * quotesPerRound);
  await measure('files of quotes', () => quoteFileRequests(codes.splice(0, quotesPerRound)));

  const findCostliest = (of: keyof Cost) =>
    [...costs].reduce((worst, each) => (each[1][of] > worst[1][of] ? each : worst));
  const [[hungry, { bytes }], [slow, { workMs, stallMs }]] = [
    findCostliest('bytes'),
    findCostliest('workMs'),
  ];
  const of = `of ${sent} requests to ${costs.size} public endpoints`;
  recordFigure({
    promise: 'Fuzz',
    measured: `highest memory increase by one endpoint, ${of} (${hungry})`,
    bar: `at most ${bars.bytes / megabyte} MB`,
    found: `${Math.round(bytes / megabyte)} MB`,
  });
  recordFigure({
    promise: 'Fuzz',
    measured: `longest time the process worked without serving others, ${of} (${slow})`,
    bar: `at most ${bars.workMs} ms`,
    found: `${workMs} ms; event loop blocked for ${stallMs} ms`,
  });
  // Each door that the API's description omits is there.
  expect([...costs.keys()]).toEqual(
    expect.arrayContaining([
      'post /book-now',
      'post /newsletter/unsubscribe',
      'post /api/price-calculator/calculate',
      'get /sharing/haval-h6.jpg',
      'get /readyz',
      `get /${server.adminPath}`,
    ]),
  );
  for (const [name, cost] of costs) {
    expect(cost.bytes, `${name} (seed ${seed})`).toBeLessThan(bars.bytes);
    expect(cost.workMs, `${name} (seed ${seed})`).toBeLessThan(bars.workMs);
  }
});
