import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { locatePackage } from '#server/platform/db/embedded/binaries.ts';
import { isPostmaster } from '#server/platform/db/embedded/postmaster.ts';
import { makeDataFolder } from './data-folder.ts';
import { isReachable, query, requirePostmaster, startDatabase } from './database.ts';
import { makeScratchFolder } from './scratch-folder.ts';
import { startApplication } from './start-application.ts';
import { waitUntil } from './wait-until.ts';

test('the database is configured to be durable and to listen on its private socket only', async () => {
  const database = await startDatabase(await makeDataFolder());
  const rows = await query(database, 'SELECT name, setting FROM pg_settings');
  expect(Object.fromEntries(rows.map(({ name, setting }) => [name, setting]))).toMatchObject({
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',
    data_checksums: 'on',
    listen_addresses: '',
    unix_socket_directories: database.connection.host,
    server_encoding: 'UTF8',
    TimeZone: 'UTC',
    ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
  });
  expect(statSync(database.connection.host).mode & 0o777).toBe(0o700);
  expect(await query(database, 'SELECT current_database() AS name')).toEqual([{ name: 'app' }]);
});

test('the second start finds the rows of the first', async () => {
  const dataDir = await makeDataFolder();
  const first = await startDatabase(dataDir);
  await query(first, 'CREATE TABLE cars AS SELECT 7 AS id');
  await first.stop();
  expect(await isReachable(first)).toBe(false);

  const second = await startDatabase(dataDir);
  expect(second.connection).toEqual(first.connection);
  expect(await query(second, 'SELECT id FROM cars')).toEqual([{ id: 7 }]);
});

test('stop() can be called twice, also concurrently', async () => {
  const database = await startDatabase(await makeDataFolder());
  const pid = requirePostmaster(database.clusterDir);
  await Promise.all([database.stop(), database.stop()]);
  await database.stop();
  expect(isPostmaster(pid, database.clusterDir)).toBe(false);
});

test('Ctrl-C in the terminal of the application does not stop the database', async () => {
  const application = startApplication(await makeDataFolder(), { detached: true });
  const { clusterDir } = await application.ready();
  const pid = requirePostmaster(clusterDir);

  process.kill(-(application.process.pid ?? 0), 'SIGINT');
  await waitUntil('the signal has arrived', () => application.log.includes('interrupted'));
  await sleep(300);
  expect(requirePostmaster(clusterDir)).toBe(pid);
});

test('rotates a large log at the next start', async () => {
  const dataDir = await makeDataFolder();
  const logFile = join(dataDir, 'postgres.log');
  writeFileSync(logFile, '');
  truncateSync(logFile, 5 * 1024 * 1024);
  await startDatabase(dataDir);
  expect(statSync(`${logFile}.1`).size).toBe(5 * 1024 * 1024);
  expect(readFileSync(logFile, 'utf8')).toContain('ready to accept connections');
});

test('the server log of a failed statement contains no row data', async () => {
  const dataDir = await makeDataFolder();
  const database = await startDatabase(dataDir);
  await query(database, 'CREATE TABLE customers (phone text PRIMARY KEY)');
  const insert = "INSERT INTO customers VALUES ('0991234567')";
  await query(database, insert);
  await expect(query(database, insert)).rejects.toThrow('duplicate key');
  const log = readFileSync(join(dataDir, 'postgres.log'), 'utf8');
  expect(log).toContain('duplicate key');
  expect(log).not.toContain('0991234567');
});

test('puts the socket elsewhere, still private, if the path of the data folder is too long', async () => {
  const database = await startDatabase(join(makeScratchFolder(), 'long'.repeat(30)));
  const { host } = database.connection;
  onTestFinished(() => rm(host, { recursive: true, force: true }));
  expect(host.length).toBeLessThan(80);
  expect(statSync(host).mode & 0o777).toBe(0o700);
  expect(await isReachable(database)).toBe(true);
});

test('reports why a database cannot start', async () => {
  const dataDir = await makeDataFolder();
  const database = await startDatabase(dataDir);
  await database.stop();
  writeFileSync(join(database.clusterDir, 'PG_VERSION'), '9.6\n');
  await expect(startDatabase(dataDir)).rejects.toThrow(/did not start.*incompatible/s);
});

test.each([
  ['win32', 'x64'],
  ['linux', 'riscv64'],
])('on unsupported %s %s, the error tells to set DATABASE_URL', (platform, architecture) => {
  expect(() => locatePackage(platform, architecture)).toThrow('Set DATABASE_URL');
});
