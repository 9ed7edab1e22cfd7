import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import type { EmbeddedPostgres } from '#server/platform/db/embedded/supervisor.ts';
import { makeDataFolder } from './data-folder.ts';
import {
  expectOnePostmaster,
  isReachable,
  killPostmaster,
  listPostmasters,
  query,
  requirePostmaster,
  startDatabase,
} from './database.ts';
import { waitUntil } from './wait-until.ts';

/** Keeps a server process in a loop that ignores everything else. @returns the timestamp when it ends */
async function keepBusy(database: EmbeddedPostgres, duration: string): Promise<number> {
  query(
    database,
    `DO $$ BEGIN
       WHILE clock_timestamp() < now() + interval '${duration}' LOOP END LOOP;
     END $$`,
  ).catch(() => {});
  let busyUntil = 0;
  await waitUntil('the process works', async () => {
    const [work] = await query(
      database,
      `SELECT xact_start + interval '${duration}' AS until FROM pg_stat_activity
       WHERE query LIKE 'DO %' AND state = 'active'`,
    );
    busyUntil = work?.until.getTime() ?? 0;
    return busyUntil > 0;
  });
  return busyUntil;
}

test('restarts a killed database, and an open pool recovers', async () => {
  const database = await startDatabase(await makeDataFolder());
  const pool = new pg.Pool(database.connection);
  pool.on('error', () => {});
  await pool.query('CREATE TABLE cars AS SELECT 7 AS id');
  await killPostmaster(database.clusterDir);

  await waitUntil('the server is back', () => isReachable(database));
  await waitUntil('the pool works again', () =>
    pool.query('SELECT id FROM cars').then(
      ({ rows }) => rows[0].id === 7,
      () => false,
    ),
  );
  await expectOnePostmaster(database.clusterDir);
  await pool.end();
});

test('restarts a database that receives SIGTERM, without waiting for open connections', async () => {
  const database = await startDatabase(await makeDataFolder());
  const pid = requirePostmaster(database.clusterDir);
  process.kill(pid, 'SIGTERM');
  await waitUntil('the server rejects connections', async () => !(await isReachable(database)));
  await waitUntil('a server is back', () => isReachable(database));
  expect(requirePostmaster(database.clusterDir)).not.toBe(pid);
});

test('a restart waits until the child processes of a killed server are gone', async () => {
  const database = await startDatabase(await makeDataFolder());
  const busyUntil = await keepBusy(database, '2 s');
  await killPostmaster(database.clusterDir);
  await waitUntil('the server is back', () => isReachable(database));
  expect(Date.now()).toBeGreaterThanOrEqual(busyUntil);
  await expectOnePostmaster(database.clusterDir);
});

test('stopping does not wait for child processes of a killed server', async () => {
  const dataDir = await makeDataFolder();
  const database = await startDatabase(dataDir);
  const busyUntil = await keepBusy(database, '4 s');
  await killPostmaster(database.clusterDir);
  await waitUntil('an attempt has failed', () =>
    readFileSync(join(dataDir, 'postgres.log'), 'utf8').includes('shared memory block'),
  );
  await database.stop();
  expect(Date.now()).toBeLessThan(busyUntil);
});

test('retries a database that cannot start with growing delays, until it starts', async () => {
  const database = await startDatabase(await makeDataFolder());
  const version = join(database.clusterDir, 'PG_VERSION');
  renameSync(version, `${version}.away`);
  const killedAt = Date.now();
  await killPostmaster(database.clusterDir);
  await waitUntil(
    'three attempts have failed',
    () => database.log.filter((message) => message.includes('did not start')).length >= 3,
  );
  expect(Date.now() - killedAt).toBeGreaterThan(250 + 500);

  renameSync(`${version}.away`, version);
  await waitUntil('the server is back', () => isReachable(database));
});

test('stopping while the database is down ends the attempts to start it', async () => {
  const database = await startDatabase(await makeDataFolder());
  const version = join(database.clusterDir, 'PG_VERSION');
  renameSync(version, `${version}.away`);
  await killPostmaster(database.clusterDir);
  await waitUntil('an attempt has failed', () => database.log.join().includes('did not start'));

  await database.stop();
  renameSync(`${version}.away`, version);
  await sleep(1_000);
  expect(listPostmasters(database.clusterDir)).toEqual([]);
});
