import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it, vi } from 'vitest';
import { testDrive } from '#contract/leads/test-drive.ts';
import { openDatabase } from '#server/platform/db/client.ts';
import { readLedger } from '#server/resources/leads/ledger.ts';
import { killPostmaster } from '#tests/embedded/database.ts';
import { makeTestDrive } from '#tests/factories.ts';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';
import { type RunningServer, startServer } from '#tests/support/server-process.ts';
import { recordFigure } from './figures.ts';
import { findWrongCounts } from './load/find-losses.ts';
import { sized } from './scale.ts';

const rounds = sized({ short: 4, long: 60 });
const recordCount = 24;
/** After so many the product is killed. */
const movesPerRound = 30;
const password = 'a password for crashes';
const dataDir = makeReachableDir('test-crash-trash-');
const { slug, paths } = testDrive;

const start = () =>
  startServer({
    DATA_DIR: dataDir,
    SEED: 'none',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    STAFF_PASSWORD: password,
  });

let server: RunningServer;
afterAll(async () => {
  await server.end('SIGTERM');
  rmSync(dataDir, { recursive: true, force: true });
});

let cookie = '';
/** Calls the product; returns null if it was killed before it answered. */
async function call(method: string, url: string, body?: object): Promise<Response | null> {
  const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  return await fetch(`${server.origin}/api${url}`, init).catch(() => null);
}

async function signIn(): Promise<void> {
  const answer = await call('POST', '/admin/login', { username: 'admin', password });
  cookie = answer?.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

async function submit(number: number): Promise<string> {
  const visitor = makeTestDrive({ email: `visitor-${number}@mail.example` });
  const answer = await call('POST', paths.submit, visitor);
  if (answer?.status !== 201) throw new Error('a request was not accepted');
  return (await answer.json()).data._id;
}

/** How many calls have moved a record since the last start. */
let moved = 0;

/** Moves random records into the trash, out of it and for good, until it is told to stop. */
async function moveRecords(ids: readonly string[], signal: AbortSignal): Promise<void> {
  const inTrash = (id: string) => `/admin/trash/${slug}/${id}`;
  const moves = [
    (id: string) => call('DELETE', `${paths.records}/${id}`),
    (id: string) => call('DELETE', `${paths.records}/${id}`),
    (id: string) => call('POST', `${inTrash(id)}/restore`),
    (id: string) => call('DELETE', inTrash(id)),
  ];
  const pick = <Item>(items: readonly Item[]) => items[Math.floor(Math.random() * items.length)];
  while (!signal.aborted) {
    const [move, id] = [pick(moves), pick(ids)];
    if (!move || !id) return;
    const answer = await move(id);
    if (answer?.ok) moved += 1;
    // Restarting: the next call may reach it.
    if (!answer) await sleep(20);
  }
}

it(`the ledger and the counts stay right over ${rounds} kills while records go in and out of the trash`, async () => {
  server = await start();
  await signIn();
  const ids: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    while (ids.length < recordCount * (round + 1)) ids.push(await submit(ids.length));
    const stop = new AbortController();
    const moving = Array.from({ length: 4 }, () => moveRecords(ids, stop.signal));
    await vi.waitUntil(() => moved >= movesPerRound, { timeout: 60_000, interval: 10 });
    if (round % 2 === 0) await server.end('SIGKILL');
    else await killPostmaster(path.join(dataDir, 'postgres/cluster'));
    stop.abort();
    await Promise.all(moving);
    if (round % 2 === 1) await server.end('SIGKILL');
    server = await start();
    moved = 0;
  }
  await server.end('SIGTERM');
  const database = await openDatabase({ url: undefined, dataDir, log: () => {} });
  const lines = await readLedger(database.db);
  const wrong = await findWrongCounts(database.db);
  await database.close();
  expect(wrong).toEqual([]);
  const line = lines.find((one) => one.slug === slug);
  expect(line).toMatchObject({ accepted: ids.length, isBalanced: true });
  // Otherwise nothing was tested.
  expect(line?.inTrash).toBeGreaterThan(0);
  expect(line?.purged).toBeGreaterThan(0);
  recordFigure({
    promise: 'Crash',
    measured: `wrong counts and lost records, of ${ids.length} that went in and out of the trash, over ${rounds} kills`,
    bar: '0',
    found: String(wrong.length + ids.length - Number(line?.accepted)),
  });
});
