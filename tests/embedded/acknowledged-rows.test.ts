import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import type { EmbeddedPostgres } from '#server/platform/db/embedded/supervisor.ts';
import { makeDataFolder } from './data-folder.ts';
import {
  expectOnePostmaster,
  isReachable,
  killPostmaster,
  query,
  requirePostmaster,
  startDatabase,
} from './database.ts';
import { type Application, startApplication } from './start-application.ts';
import { waitUntil } from './wait-until.ts';

/** Kills per test; set KILL_ROUNDS=100 for a long run. */
const ROUNDS = Number(process.env.KILL_ROUNDS ?? 7);
const WRITERS = 4;

async function waitForWrites(application: Application): Promise<void> {
  const before = application.rows.length;
  await waitUntil('rows are acknowledged', () => application.rows.length > before + 20);
  await sleep(Math.random() * 200);
}

async function expectRows(database: EmbeddedPostgres, acknowledged: string[]): Promise<void> {
  const stored = await query(database, 'SELECT id FROM rows');
  const ids = new Set(stored.map(({ id }) => id));
  expect(acknowledged.length).toBeGreaterThan(ROUNDS * 20);
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
  await expectOnePostmaster(database.clusterDir);
}

test(`no acknowledged row is lost when the application is killed ${ROUNDS} times`, async () => {
  const dataDir = await makeDataFolder();
  const acknowledged: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const application = startApplication(dataDir, { writers: WRITERS });
    await application.ready();
    await waitForWrites(application);
    await application.kill('SIGKILL');
    acknowledged.push(...application.rows);
  }
  await expectRows(await startDatabase(dataDir), acknowledged);
});

test(`no acknowledged row is lost when the database is killed ${ROUNDS} times`, async () => {
  const dataDir = await makeDataFolder();
  const application = startApplication(dataDir, { writers: WRITERS });
  const { clusterDir, connection } = await application.ready();
  for (let round = 0; round < ROUNDS; round++) {
    await waitForWrites(application);
    // A server that ran this long counts as working, so it is restarted without a delay.
    await sleep(500);
    await killPostmaster(clusterDir);
    await waitUntil('the server is back', () => isReachable({ connection }));
  }
  await waitForWrites(application);
  await application.kill('SIGTERM');
  expect(application.log).toContain('stopped');
  await expectRows(await startDatabase(dataDir), application.rows);
});

test(`no acknowledged row is lost when both are killed ${ROUNDS} times`, async () => {
  const dataDir = await makeDataFolder();
  const acknowledged: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const application = startApplication(dataDir, { writers: WRITERS });
    const { clusterDir } = await application.ready();
    await waitForWrites(application);
    const killApplication = () => application.process.kill('SIGKILL');
    const killDatabase = () => process.kill(requirePostmaster(clusterDir), 'SIGKILL');
    const kills = [killApplication, killDatabase];
    for (const kill of round % 2 ? kills : kills.reverse()) kill();
    await application.closed;
    acknowledged.push(...application.rows);
  }
  await expectRows(await startDatabase(dataDir), acknowledged);
});
