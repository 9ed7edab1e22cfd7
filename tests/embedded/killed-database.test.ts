import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { expect, test } from 'vitest';
import type { EmbeddedPostgres } from '#server/db/embedded/supervisor.ts';
import { makeDataFolder } from './data-folder.ts';
import {
  allPostmastersOf,
  answers,
  expectOnePostmaster,
  killPostmasterOf,
  postmasterOf,
  query,
  startDatabase,
} from './database.ts';
import { waitUntil } from './wait-until.ts';

/** Has a process of the server do nothing but work, blind to all around it. @returns until when, as a time stamp */
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

test('a killed database comes back, and the pool that was open goes on', async () => {
  const database = await startDatabase(await makeDataFolder());
  const pool = new pg.Pool(database.connection);
  pool.on('error', () => {});
  await pool.query('CREATE TABLE cars AS SELECT 7 AS id');
  await killPostmasterOf(database.clusterDir);

  await waitUntil('the server is back', () => answers(database));
  await waitUntil('the pool answers again', () =>
    pool.query('SELECT id FROM cars').then(
      ({ rows }) => rows[0].id === 7,
      () => false,
    ),
  );
  await expectOnePostmaster(database.clusterDir);
  await pool.end();
});

test('a killed connection process leaves the server and its watch as they were', async () => {
  const database = await startDatabase(await makeDataFolder());
  const pid = postmasterOf(database.clusterDir);
  const [lease] = await query(
    database,
    "SELECT pid FROM pg_stat_activity WHERE application_name LIKE '%lease'",
  );
  process.kill(lease.pid, 'SIGKILL');
  await waitUntil('the watch goes on', () => database.log.includes('PostgreSQL runs again'));
  expect(postmasterOf(database.clusterDir)).toBe(pid);

  await killPostmasterOf(database.clusterDir);
  await waitUntil('the server is back', () => answers(database));
});

test('a database that somebody else asks to stop is back soon, rather than waiting for us to leave', async () => {
  const database = await startDatabase(await makeDataFolder());
  const pid = postmasterOf(database.clusterDir);
  process.kill(pid, 'SIGTERM');
  await waitUntil('the server lets nobody in', async () => !(await answers(database)));
  await waitUntil('a server is back', () => answers(database));
  expect(postmasterOf(database.clusterDir)).not.toBe(pid);
});

test('where processes of a killed server are left, new applications and old wait until they are gone', async () => {
  const dataDir = await makeDataFolder();
  const database = await startDatabase(dataDir);
  const busyUntil = await keepBusy(database, '2 s');
  await killPostmasterOf(database.clusterDir);
  const second = await startDatabase(dataDir);
  expect(Date.now()).toBeGreaterThanOrEqual(busyUntil);
  await waitUntil('the first application has a lease again', () =>
    database.log.includes('PostgreSQL runs again'),
  );
  await expectOnePostmaster(second.clusterDir);
});

test('stopping does not wait for processes of a killed server', async () => {
  const dataDir = await makeDataFolder();
  const database = await startDatabase(dataDir);
  const busyUntil = await keepBusy(database, '4 s');
  await killPostmasterOf(database.clusterDir);
  await waitUntil('an attempt has failed', () =>
    readFileSync(join(dataDir, 'postgres.log'), 'utf8').includes('shared memory block'),
  );
  await database.stop();
  expect(Date.now()).toBeLessThan(busyUntil);
});

test('a database that cannot start is tried less and less often, until it can', async () => {
  const database = await startDatabase(await makeDataFolder());
  const version = join(database.clusterDir, 'PG_VERSION');
  renameSync(version, `${version}.away`);
  const killedAt = Date.now();
  await killPostmasterOf(database.clusterDir);
  await waitUntil(
    'three attempts have failed',
    () => database.log.filter((message) => message.includes('did not start')).length >= 3,
  );
  expect(Date.now() - killedAt).toBeGreaterThan(250 + 500);

  renameSync(`${version}.away`, version);
  await waitUntil('the server is back', () => answers(database));
});

test('stopping while the database is away ends the attempts to start it', async () => {
  const database = await startDatabase(await makeDataFolder());
  const version = join(database.clusterDir, 'PG_VERSION');
  renameSync(version, `${version}.away`);
  await killPostmasterOf(database.clusterDir);
  await waitUntil('an attempt has failed', () => database.log.join().includes('did not start'));

  await database.stop();
  renameSync(`${version}.away`, version);
  await sleep(1_000);
  expect(allPostmastersOf(database.clusterDir)).toEqual([]);
});
