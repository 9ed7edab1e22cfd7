import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '#server/platform/db/client.ts';
import { readEnv } from '#server/platform/env.ts';
import { openFiles } from '#server/platform/files/files.ts';
import { killPostmaster } from '#tests/embedded/database.ts';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';
import { type RunningServer, startServer } from '#tests/support/server-process.ts';
import { startSilentServer } from '#tests/support/silent-server.ts';
import { recordFigure } from './figures.ts';
import { findLosses } from './load/find-losses.ts';
import { Senders } from './load/senders.ts';
import { findDamagedFiles, sweepFiles } from './load/stored-files.ts';
import { sized } from './scale.ts';

const rounds = sized({ short: 10, long: 200 });
const maxLoadMs = sized({ short: 400, long: 1_500 });
/** The promise is 5 s; a shared machine that runs other tests may be slower. */
const maxRecoveryMs = sized({ short: 20_000, long: 5_000 });

const dataDir = makeReachableDir('test-crash-');
const clusterDir = path.join(dataDir, 'postgres/cluster');
// The mail server never responds, so queued emails stay in the database.
const silentMailServer = await startSilentServer();
const start = () =>
  startServer({
    DATA_DIR: dataDir,
    SEED: 'none',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'error',
    DESK_EMAIL: 'desk@cars.example',
    SMTP_URL: `smtp://${silentMailServer.host}`,
  });

let server: RunningServer;
afterAll(async () => {
  await server.end('SIGTERM');
  silentMailServer.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** What the processes logged with an error, each once, for the report of a failure. */
const loggedErrors = new Set<string>();

function collectErrors(): void {
  for (const line of server.printed().split('\n')) {
    const [, type] = /"err":\{"type":"(\w+)"/.exec(line) ?? [];
    const [, message] = /"message":"([^"]*)"/.exec(line) ?? [];
    const [, code] = /"code":"(\w+)"/.exec(line) ?? [];
    if (type) loggedErrors.add([type, code, message].filter(Boolean).join(' '));
  }
}

const killApplication = async () => {
  await server.end('SIGKILL');
  collectErrors();
};
const killDatabase = () => killPostmaster(clusterDir);
const killSequences = [
  [killApplication],
  [killDatabase],
  [killApplication, killDatabase],
  [killDatabase, killApplication],
];

/** Kills processes under load. Returns the time from the restart until a request is acknowledged. */
async function crash(senders: Senders, round: number): Promise<number> {
  await sleep(50 + Math.random() * maxLoadMs);
  const kills = killSequences[round % killSequences.length] ?? [];
  await Promise.all(kills.map((kill) => kill()));
  const startedAt = performance.now();
  if (kills.includes(killApplication)) {
    server = await start();
    senders.setOrigins(server.origin);
  }
  await senders.sendUntilAcknowledged();
  const tookMs = performance.now() - startedAt;
  await senders.repeatLatest(5);
  return tookMs;
}

// A loss is a loss, even if a second try passes.
it(`no acknowledged submission is lost, duplicated or incomplete after ${rounds} kills under load`, {
  retry: 0,
}, async () => {
  server = await start();
  const senders = new Senders([server.origin], 8);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await crash(senders, round));
  await senders.stop();
  await server.end('SIGTERM');
  collectErrors();

  const database = await openDatabase({ url: undefined, dataDir, log: () => {} });
  const files = await openFiles(readEnv({ DATA_DIR: dataDir }));
  const { ledger } = senders;
  const losses = await findLosses(database.db, ledger, 2);
  const damaged = await findDamagedFiles(database, files, ledger);
  const { swept, left } = await sweepFiles(database, files);
  await database.close();

  times.sort((a, b) => a - b);
  const medianMs = times[Math.floor(times.length / 2)] ?? Number.NaN;
  const worstMs = times.at(-1) ?? Number.NaN;
  const of = `of ${ledger.acknowledged.size} after ${rounds} kills`;
  const record = (measured: string, found: string, bar = '0') =>
    recordFigure({ promise: 'Crash', measured, bar, found });
  record(`acknowledged submissions missing, ${of}`, `${losses.missing.length}`);
  record(`submissions stored twice, ${of}`, `${losses.duplicates.length}`);
  record('records without their key, counts or emails', `${losses.incomplete.length}`);
  record('files named by a record and missing or damaged', `${damaged.length}`);
  record(`files that no record names, left after the cleanup (before: ${swept})`, `${left.length}`);
  record(
    'time from the start until a submission is acknowledged',
    `median ${(medianMs / 1000).toFixed(2)} s, worst ${(worstMs / 1000).toFixed(2)} s`,
    'at most 5 s',
  );
  const found = { ...losses, damaged, left, faults: ledger.faults };
  expect(found, `logged: ${[...loggedErrors].join('; ')}`).toEqual({
    missing: [],
    duplicates: [],
    incomplete: [],
    damaged: [],
    left: [],
    faults: [],
  });
  expect(ledger.acknowledged.size).toBe(ledger.sent.size);
  expect(worstMs).toBeLessThan(maxRecoveryMs);
});
