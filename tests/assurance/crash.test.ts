import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import { openDatabase } from '#server/db/client.ts';
import { readEnv } from '#server/env.ts';
import { openFiles } from '#server/files/files.ts';
import { killPostmasterOf } from '#tests/embedded/database.ts';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';
import { type RunningServer, startServer } from '#tests/support/server-process.ts';
import { startSilentServer } from '#tests/support/silent-server.ts';
import { recordFigure } from './figures.ts';
import { sized } from './scale.ts';
import { Senders } from './storm/senders.ts';
import { findLosses } from './storm/stored.ts';
import { findDamagedFiles, sweepFiles } from './storm/stored-files.ts';

const rounds = sized({ short: 10, long: 200 });
const longestLoadMs = sized({ short: 400, long: 1_500 });
/** The promise is 5 s; a shared machine that runs other tests beside may be slower. */
const answersWithinMs = sized({ short: 20_000, long: 5_000 });

const dataDir = makeReachableDir('test-crash-');
const clusterDir = path.join(dataDir, 'postgres/cluster');
// Letters stay where they are written: nobody takes them.
const silence = await startSilentServer();
const start = () =>
  startServer({
    DATA_DIR: dataDir,
    SEED: 'none',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    DESK_EMAIL: 'desk@cars.example',
    SMTP_URL: `smtp://${silence.host}`,
  });

let server: RunningServer;
afterAll(async () => {
  await server.end('SIGTERM');
  silence.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const killApplication = () => server.end('SIGKILL');
const killDatabase = () => killPostmasterOf(clusterDir);
const deaths = [
  [killApplication],
  [killDatabase],
  [killApplication, killDatabase],
  [killDatabase, killApplication],
];

/** Kills in the midst of a load; answers how long it took from the start until a request was acknowledged. */
async function crash(senders: Senders, round: number): Promise<number> {
  await sleep(50 + Math.random() * longestLoadMs);
  const kills = deaths[round % deaths.length] ?? [];
  await Promise.all(kills.map((kill) => kill()));
  const startedAt = performance.now();
  if (kills.includes(killApplication)) {
    server = await start();
    senders.moveTo(server.origin);
  }
  await senders.untilAcknowledged();
  const tookMs = performance.now() - startedAt;
  await senders.repeatLatest(5);
  return tookMs;
}

it(`nothing acknowledged is lost or half there after ${rounds} kills under load`, async () => {
  server = await start();
  const senders = new Senders([server.origin], 8);
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await crash(senders, round));
  await senders.stop();
  await server.end('SIGTERM');

  const database = await openDatabase({ url: undefined, dataDir, log: () => {} });
  const files = await openFiles(readEnv({ DATA_DIR: dataDir }));
  const { ledger } = senders;
  const losses = await findLosses(database.db, ledger, 2);
  const damaged = await findDamagedFiles(database, files, ledger);
  const { swept, left } = await sweepFiles(database, files);
  await database.close();

  times.sort((a, b) => a - b);
  const middleMs = times[Math.floor(times.length / 2)] ?? Number.NaN;
  const worstMs = times.at(-1) ?? Number.NaN;
  const of = `of ${ledger.acknowledged.size} after ${rounds} kills`;
  const note = (measured: string, found: string, bar = '0') =>
    recordFigure({ promise: 'Crash', measured, bar, found });
  note(`acknowledged submissions missing, ${of}`, `${losses.missing.length}`);
  note(`submissions stored twice, ${of}`, `${losses.doubled.length}`);
  note('records without their key, counts or letters', `${losses.halves.length}`);
  note('files named by a record and missing or damaged', `${damaged.length}`);
  note(`files left that no record names, after the sweep (before: ${swept})`, `${left.length}`);
  note(
    'time from the start until a submission is acknowledged',
    `median ${(middleMs / 1000).toFixed(2)} s, worst ${(worstMs / 1000).toFixed(2)} s`,
    'at most 5 s',
  );
  expect({ ...losses, damaged, left, faults: ledger.faults }).toEqual({
    missing: [],
    doubled: [],
    halves: [],
    damaged: [],
    left: [],
    faults: [],
  });
  expect(ledger.acknowledged.size).toBe(ledger.sent.size);
  expect(worstMs).toBeLessThan(answersWithinMs);
});
