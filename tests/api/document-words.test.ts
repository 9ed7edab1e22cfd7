import type { LightMyRequestResponse } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readEnv } from '#server/platform/env.ts';
import { openFiles } from '#server/platform/files/files.ts';
import { seedDatabase } from '#server/resources/seed/seed.ts';
import { describeSight, findProblem } from '#tests/documents/check-sight.ts';
import { readHtml } from '#tests/documents/read-html.ts';
import type { ApiRow, PageRows } from '#tests/documents/row.ts';
import { apiRows, listSights, pagesInHtml } from '#tests/documents/table.ts';
import { makePdf } from '#tests/files/documents.ts';
import { makePng } from '#tests/files/png.ts';
import { buildMultipart, type FilePart } from '#tests/support/multipart.ts';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';
import { password, startTestApp, type TestApp } from '#tests/support/test-app.ts';

type Data = NonNullable<PageRows['data']> | 'samples';

const tables = [
  'cars',
  'cities',
  'dealers',
  'event_items',
  'job_openings',
  'media_items',
  'news_items',
];

/** Starts the product with its samples, without any record, or with lists that cannot be read. */
async function startWith(data: Data): Promise<TestApp> {
  const settings = { RATE_LIMIT: 'off', SUPPORT_EMAIL: 'support@cars.example' };
  const env = readEnv({ ...settings, DATA_DIR: makeReachableDir('test-words-') });
  const test = await startTestApp({ env, files: await openFiles(env) });
  const storage = {
    openStorage: () => Promise.resolve(test.files.storage),
    logger: pino({ level: 'silent' }),
  };
  const samples = data === 'samples' ? storage : null;
  await seedDatabase(test.database, { samples, staffPassword: password });
  if (data === 'unreadable') {
    for (const table of tables) {
      await test.database.pool.query(`alter table ${table} rename to ${table}_away`);
    }
  }
  return test;
}

const apps = new Map<Data, TestApp>();
beforeAll(async () => {
  for (const data of ['samples', 'none', 'unreadable'] as const) {
    apps.set(data, await startWith(data));
  }
});
afterAll(async () => {
  for (const test of apps.values()) await test.close();
});

function findApp(data: Data = 'samples'): TestApp {
  const test = apps.get(data);
  if (!test) throw new Error(`nothing runs with ${data}`);
  return test;
}

describe('the pages, as the server renders them', () => {
  it.each(pagesInHtml.map((group) => [describeGroup(group), group] as const))(
    '%s',
    async (_title, { page, data, sent, leadsTo, status = leadsTo ? 302 : 200, rows }) => {
      const plain = { 'content-type': 'application/x-www-form-urlencoded' };
      const response = await findApp(data).call({
        method: sent ? 'POST' : 'GET',
        url: page,
        ...(sent && { payload: new URLSearchParams(sent).toString(), headers: plain }),
      });
      if (leadsTo) expect(response.headers.location).toBe(leadsTo);
      const root = readHtml(leadsTo ? '<html></html>' : response.body);
      const problems = listSights(rows).map((sight) => [sight, findProblem(root, sight)] as const);
      expect(response.statusCode).toBe(status);
      expect(describeProblems(problems)).toEqual([]);
    },
  );
});

function describeGroup({ page, data, sent }: PageRows): string {
  const form = sent && `, sent with ${Object.keys(sent).join(', ') || 'nothing'}`;
  return `${page}${data ? `, data: ${data}` : ''}${form ?? ''}`;
}

const describeProblems = (found: readonly (readonly [object, string | undefined])[]) =>
  found.flatMap(([sight, problem]) => (problem ? [`${describeSight(sight)}: ${problem}`] : []));

/** Values that calls return and later ones use. */
const kept: Record<string, string> = {};
const cookies = new Map<string, Record<string, string>>();

const fillIn = (text: string) => text.replaceAll(/\{(\w+)\}/g, (_all, name) => kept[name] ?? name);

async function signInAs(test: TestApp, username: string) {
  const payload = { username, password };
  const response = await test.call({ method: 'POST', url: '/api/admin/login', payload });
  return Object.fromEntries(response.cookies.map(({ name, value }) => [name, value]));
}

/** The file that a row names by its ending: a valid one, or one with the given number of bytes too many. */
function makeFile(name: string, bytes?: number): FilePart {
  const content = name.endsWith('.png') ? makePng(30, 40) : makePdf();
  return { name, content: bytes ? Buffer.concat([content, Buffer.alloc(bytes)]) : content };
}

/** A file in a row: its name, and its text or how many bytes it is too large. */
interface RowFile {
  file: string;
  bytes?: number;
  text?: string;
}

const isFile = (value: unknown): value is RowFile => typeof value === 'object' && value !== null;

function buildBody({ with: fields = {}, multipart }: ApiRow): {
  payload: Buffer | object;
  headers?: Record<string, string>;
} {
  const filled = JSON.parse(fillIn(JSON.stringify(fields))) as Record<string, unknown>;
  if (!multipart) return { payload: filled };
  const parts = Object.entries(filled).map(([name, value]): [string, string | FilePart] => {
    if (!isFile(value)) return [name, String(value)];
    const { file, bytes, text } = value;
    return [name, text ? { name: file, content: Buffer.from(text) } : makeFile(file, bytes)];
  });
  return buildMultipart(Object.fromEntries(parts));
}

const readPath = (value: unknown, path: string): unknown =>
  path.split('.').reduce((inner, key) => (inner as Record<string, unknown>)?.[key], value);

async function send(row: ApiRow): Promise<LightMyRequestResponse> {
  const [method = 'GET', path = ''] = row.call.split(' ');
  const test = findApp(row.data);
  const session = `${row.as} ${row.data}`;
  if (row.as && !cookies.has(session)) cookies.set(session, await signInAs(test, row.as));
  const { payload, headers } = row.with ? buildBody(row) : {};
  return await test.call({
    method: method as 'GET',
    url: `/api${fillIn(path)}`,
    ...(row.as && { cookies: cookies.get(session) ?? {} }),
    ...(payload && { payload }),
    headers: { ...headers, ...row.headers },
  });
}

const differ = (name: string, actual: unknown, wanted: unknown): string[] => {
  const [found, expected] = [JSON.stringify(actual), JSON.stringify(wanted)];
  return found === expected ? [] : [`${name} is ${found}, not ${expected}`];
};

/** Returns what differs between the answer's data and what a row promises. */
function compareData({ keys = [], among = {} }: ApiRow, data: unknown): string[] {
  const records = (Array.isArray(data) ? data : [data ?? {}]) as Record<string, unknown>[];
  const [first = {}] = records;
  const missing = keys.filter((key) => !(key in first)).map((key) => `${key} is missing`);
  const absent = Object.entries(among)
    .filter(([name, value]) => !records.some((record) => record[name] === value))
    .map(([name, value]) => `no ${name} is ${value}`);
  return [...missing, ...absent];
}

async function walkRow(row: ApiRow): Promise<string[]> {
  const response = await send(row);
  const answer = response.json();
  for (const [name, path] of Object.entries(row.keep ?? {})) {
    kept[name] = String(readPath(answer, path));
  }
  const { status, message = answer.message, fields, holds = {} } = row;
  const named = (answer.errors ?? []).map(({ field }: { field: string }) => field);
  const problems = [
    ...differ('status', response.statusCode, status),
    ...differ('success', answer.success, status < 400),
    ...differ('message', answer.message, message),
    ...differ('fields', named, fields ?? named),
    ...compareData(row, answer.data),
  ];
  if (problems.length === 0) expect(answer).toMatchObject(holds);
  return problems.map((problem) => `${problem}: ${response.body.slice(0, 200)}`);
}

const calls = apiRows.map(
  (row) => [`${row.as ?? 'anybody'}: ${row.call} ${row.status} ${row.message ?? ''}`, row] as const,
);

describe('the calls of the API', () => {
  // Later rows use what earlier ones kept.
  it.each(calls)('%s', async (_title, row) => expect(await walkRow(row)).toEqual([]));
});
