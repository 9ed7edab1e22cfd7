import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '#server/platform/db/client.ts';
import { makeTestDrive } from '#tests/factories.ts';
import {
  type Cost,
  canReadPeaks,
  measureCost,
  measuredServer,
} from '#tests/support/measure-cost.ts';
import { type RunningServer, startServer } from '#tests/support/server-process.ts';
import { makeDraft } from '#tests/support/tariff-drafts.ts';
import { createDatabase } from '#tests/support/test-database.ts';
import { recordFigure } from './figures.ts';
import { call } from './fuzz/call.ts';
import { listFormPages, type Operation, readOperations } from './fuzz/operations.ts';
import { dealerCount, type FullOffice, fillOffice, longestTariff } from './largest/full-office.ts';
import { type Call, listLargestCalls, type Subjects } from './largest/largest-calls.ts';
import { prepareWrites } from './largest/valid-writes.ts';
import { sized } from './scale.ts';

const megabyte = 1024 * 1024;
const bars = { workMs: 100, usedMs: 500, bytes: 50 * megabyte };
/** A call above a bar is repeated, and counts with the least that it took: compilation and garbage are not its own. */
const rounds = sized({ short: 3, long: 5 });
const requests = 2_000;
const timeoutMs = 60_000;
const password = 'a password for large calls';

/** Calls that would end the session or change the account that makes all calls. */
const ofOwnAccount = /^(post|put|patch|delete) \/api\/admin\/(me|login|logout)/;

let server: RunningServer;
let database: Database;
let dropDatabase: () => Promise<void>;
let office: FullOffice;
let cookie = '';
beforeAll(async () => {
  const created = await createDatabase();
  dropDatabase = created.drop;
  const settings = { DATABASE_URL: created.url, STAFF_PASSWORD: password, COLLECT_GARBAGE: '1' };
  server = await startServer(
    { RATE_LIMIT: 'off', LOG_LEVEL: 'silent', ...settings },
    measuredServer,
  );
  database = await openDatabase({ url: created.url, dataDir: '', log: () => {} });
  office = await fillOffice(database, { requests });
  const { headers } = await send('POST', '/api/admin/login', { username: 'admin', password });
  cookie = headers.getSetCookie()[0]?.split(';')[0] ?? '';
}, 300_000);
afterAll(async () => {
  await server.end('SIGTERM');
  await database.close();
  await dropDatabase();
});

function send(method: string, path: string, fields?: object): Promise<Response> {
  const headers = { cookie, ...(fields && { 'content-type': 'application/json' }) };
  const body = fields ? { body: JSON.stringify(fields) } : {};
  return fetch(`${server.origin}${path}`, { method, headers, ...body });
}

async function read(method: string, path: string, fields?: object) {
  const response = await send(method, path, fields);
  expect(response.ok, `${method} ${path}: ${response.status}`).toBe(true);
  return (await response.json()).data;
}

/** Stores the longest draft, as somebody else: its publication is then refused for its lines. */
async function addDraft(): Promise<string> {
  const { _id } = await read('POST', '/api/tariffs/admin/versions', draft());
  await database.db.execute(sql`update tariffs set authors = '{somebody}' where _id = ${_id}`);
  return _id;
}

const draft = () => makeDraft({ lines: [...longestTariff] });

/** Books one more car of the busiest dealer; returns the token of its link. */
async function bookSlot(): Promise<string> {
  const query = new URLSearchParams({ kind: 'test-drive', dealerId: office.busiest, days: '31' });
  const days: { date: string; times: { time: string }[] }[] = await read(
    'GET',
    `/api/appointments/slots?${query}`,
  );
  const day = days.find(({ times }) => times.length > 0);
  const slot = `${day?.date}T${day?.times[0]?.time}`;
  const input = { ...makeTestDrive(), dealerId: office.busiest, slot };
  const { appointmentUrl } = await read('POST', '/api/test-drive/book', input);
  return appointmentUrl.split('/').at(-1);
}

async function makeQuote(): Promise<Record<'vehicleId' | 'cityId' | 'code', string>> {
  const [{ vehicleId }] = await read('GET', '/api/price-calculator/cars');
  const [{ _id: cityId }] = await read('GET', '/api/price-calculator/cities');
  const { code } = await read('POST', '/api/quotes', { vehicleId, cityId });
  return { vehicleId, cityId, code };
}

/** Finds a record of every list. */
async function findIds(operations: readonly Operation[]): Promise<Map<string, string>> {
  const lists = operations.filter(
    ({ method, path }) => method === 'get' && operations.some((one) => one.path === `${path}/{id}`),
  );
  const found = new Map<string, string>();
  for (const { path } of lists) {
    const { data } = await (await send('GET', path)).json();
    if (Array.isArray(data) && data[0]?._id) found.set(path, data[0]._id);
  }
  return found;
}

/** Calls whose valid input follows from no schema. */
function listSpecialCalls({ values }: Subjects, tariffId: string): Call[] {
  const json = (method: string, path: string, fields: object = {}): Call => {
    const body = { type: 'application/json', text: JSON.stringify(fields) };
    return { name: `${method} ${path.replace(tariffId, '{id}')}, largest`, method, path, body };
  };
  const form = (path: string, fields: Record<string, string>): Call => {
    const type = 'application/x-www-form-urlencoded';
    const text = new URLSearchParams(fields).toString();
    return { name: `POST ${path} without script`, method: 'POST', path, body: { type, text } };
  };
  const get = (path: string, name = path): Call => {
    const [shown = ''] = name.replace(tariffId, '{id}').split('?');
    return { name: `GET ${shown}, largest`, method: 'GET', path, body: null };
  };
  const versions = '/api/tariffs/admin/versions';
  const slots = new URLSearchParams({ kind: 'service', dealerId: office.busiest, days: '31' });
  const wanted = {
    intent: 'times',
    selectedVehicle: 'HAVAL H6',
    selectedServiceType: 'Oil Change',
    selectedDealership: values.selectedDealership ?? '',
  };
  return [
    json('POST', versions, draft()),
    get(`${versions}/${tariffId}/review`),
    json('POST', `${versions}/${tariffId}/publish`),
    json('PUT', `${versions}/${tariffId}`, draft()),
    get(`/api/appointments/slots?${slots}`),
    form('/test-drive', wanted),
    form('/book-service', wanted),
    get(`/appointment/${values.token}`, '/appointment/{token}'),
    get('/find-a-dealer'),
    get('/'),
  ];
}

async function listCalls(operations: readonly Operation[]): Promise<Call[]> {
  const tariffId = await addDraft();
  const [dealer] = (await read('GET', '/api/dealers?limit=100')).filter(
    ({ _id }: { _id: string }) => _id === office.busiest,
  );
  const subjects: Subjects = {
    ids: await findIds(operations),
    values: {
      dealerId: office.busiest,
      slug: 'test-drives',
      token: await bookSlot(),
      ...(await makeQuote()),
      phone: '0300 0007919',
      q: 'sample',
      selectedDealership: `${dealer.name}, ${dealer.city}`,
    },
  };
  const described = [...operations, ...listFormPages(operations)].filter(
    ({ method, path }) => !ofOwnAccount.test(`${method} ${path}`),
  );
  const writes = await prepareWrites(database, operations);
  await writes.close();
  return [
    ...listSpecialCalls(subjects, tariffId),
    ...described.flatMap((operation) => listLargestCalls(operation, subjects)),
    ...writes.calls,
  ];
}

const isOver = ({ workMs, usedMs, bytes }: Cost) =>
  workMs > bars.workMs || usedMs > bars.usedMs || (canReadPeaks && bytes > bars.bytes);

const keepLeast = (a: Cost, b: Cost): Cost => ({
  bytes: Math.min(a.bytes, b.bytes),
  stallMs: Math.min(a.stallMs, b.stallMs),
  workMs: Math.min(a.workMs, b.workMs),
  usedMs: Math.min(a.usedMs, b.usedMs),
});

/** Measures a call, again while it exceeds a bar. */
async function measure({
  method,
  path,
  body,
  ...own
}: Call): Promise<{ status: number; cost: Cost }> {
  const headers = { cookie: own.cookie ?? cookie, ...(body && { 'content-type': body.type }) };
  const payload = body && Buffer.from(body.text);
  let status = 0;
  const once = async () => {
    ({ status } = await call(server.port, { method, path, headers, payload }, timeoutMs));
  };
  let cost = await measureCost(server, once);
  for (let round = 1; round < rounds && isOver(cost); round += 1) {
    cost = keepLeast(cost, await measureCost(server, once));
  }
  return { status, cost };
}

interface Measured {
  name: string;
  status: number;
  cost: Cost;
}

/** Records the call that takes most of something. */
function recordHighest(
  measured: readonly Measured[],
  of: keyof Cost,
  { what, bar, format }: { what: string; bar: string; format: (value: number) => string },
): void {
  const highest = measured.toSorted((a, b) => b.cost[of] - a.cost[of])[0];
  recordFigure({
    promise: 'Largest inputs',
    measured: `${what}, of ${measured.length} calls (${highest?.name})`,
    bar,
    found: format(highest?.cost[of] ?? 0),
  });
}

it(`no call with the largest input blocks others for ${bars.workMs} ms, works for ${bars.usedMs} ms or takes ${bars.bytes / megabyte} MB, with ${dealerCount} dealers fully set up`, async () => {
  expect(office.dealerIds).toHaveLength(dealerCount);
  const calls = await listCalls(await readOperations(server.origin));
  const measured: Measured[] = [];
  for (const one of calls) measured.push({ name: one.name, ...(await measure(one)) });

  const ms = (value: number) => `${value} ms`;
  recordHighest(measured, 'workMs', {
    what: 'longest time that the process worked without serving others',
    bar: `at most ${bars.workMs} ms`,
    format: ms,
  });
  recordHighest(measured, 'usedMs', {
    what: 'most processor time',
    bar: `at most ${bars.usedMs} ms`,
    format: ms,
  });
  recordHighest(measured, 'bytes', {
    what: 'highest memory increase',
    bar: `at most ${bars.bytes / megabyte} MB`,
    format: (bytes) => `${Math.round(bytes / megabyte)} MB`,
  });
  // Most calls do what they are for; the others have to refuse what is too large.
  const answered = measured.filter(({ status }) => status < 300);
  expect(answered.length).toBeGreaterThan(measured.length / 2);
  expect(measured.filter(({ cost }) => isOver(cost))).toEqual([]);
}, 1_800_000);
