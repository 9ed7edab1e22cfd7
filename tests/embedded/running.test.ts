import { readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { isPostmasterOf } from '#server/db/embedded/lock-file.ts';
import { locatePackage } from '#server/db/embedded/package.ts';
import { makeDataFolder } from './data-folder.ts';
import { answers, postmasterOf, query, startDatabase } from './database.ts';
import { makeScratchFolder } from './scratch-folder.ts';
import { startApplication } from './start-application.ts';
import { waitUntil } from './wait-until.ts';

test('the database is durable, and only reached through its private socket', async () => {
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
  expect(await answers(first)).toBe(false);

  const second = await startDatabase(dataDir);
  expect(second.adopted).toBe(false);
  expect(second.connection).toEqual(first.connection);
  expect(await query(second, 'SELECT id FROM cars')).toEqual([{ id: 7 }]);
});

test('stopping twice, and at once, is stopping', async () => {
  const database = await startDatabase(await makeDataFolder());
  const pid = postmasterOf(database.clusterDir);
  await Promise.all([database.stop(), database.stop()]);
  await database.stop();
  expect(isPostmasterOf(pid, database.clusterDir)).toBe(false);
});

test('Ctrl-C in the terminal of the application does not stop the database', async () => {
  const application = startApplication(await makeDataFolder(), { detached: true });
  const { clusterDir } = await application.ready();
  const pid = postmasterOf(clusterDir);

  process.kill(-(application.process.pid ?? 0), 'SIGINT');
  await waitUntil('the signal has come', () => application.log.includes('interrupted'));
  await sleep(300);
  expect(postmasterOf(clusterDir)).toBe(pid);
});

test('a log that has grown large is put aside at the next start', async () => {
  const dataDir = await makeDataFolder();
  const logFile = join(dataDir, 'postgres.log');
  writeFileSync(logFile, '');
  truncateSync(logFile, 5 * 1024 * 1024);
  await startDatabase(dataDir);
  expect(statSync(`${logFile}.1`).size).toBe(5 * 1024 * 1024);
  expect(readFileSync(logFile, 'utf8')).toContain('ready to accept connections');
});

test('the log of the server keeps the data of customers to itself', async () => {
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

test('a data folder with a path too long for a socket gets its socket elsewhere', async () => {
  const database = await startDatabase(join(makeScratchFolder(), 'long'.repeat(30)));
  const { host } = database.connection;
  onTestFinished(() => rm(host, { recursive: true, force: true }));
  expect(host.length).toBeLessThan(80);
  expect(statSync(host).mode & 0o777).toBe(0o700);
  expect(await answers(database)).toBe(true);
});

test('a server that keeps its data elsewhere is not taken for ours', async () => {
  const parentDir = makeScratchFolder();
  const [dataDir, movedDir] = [join(parentDir, 'long'.repeat(30)), join(parentDir, 'moved')];
  const database = await startDatabase(dataDir);
  onTestFinished(() => rm(database.connection.host, { recursive: true, force: true }));
  const pid = postmasterOf(database.clusterDir);
  onTestFinished(() => {
    if (isPostmasterOf(pid, database.clusterDir)) process.kill(pid, 'SIGQUIT');
  });
  await rename(dataDir, movedDir);
  await expect(startDatabase(dataDir)).rejects.toThrow('keeps its data elsewhere');
  await rm(dataDir, { recursive: true });
  await rename(movedDir, dataDir);
  await database.stop();
});

test('a database that cannot start says why, at once', async () => {
  const dataDir = await makeDataFolder();
  const database = await startDatabase(dataDir);
  await database.stop();
  writeFileSync(join(database.clusterDir, 'PG_VERSION'), '9.6\n');
  await expect(startDatabase(dataDir)).rejects.toThrow(/did not start.*incompatible/s);
});

test.each([
  ['win32', 'x64'],
  ['linux', 'riscv64'],
])('on %s %s, where it cannot run, it says what to do instead', (platform, architecture) => {
  expect(() => locatePackage(platform, architecture)).toThrow('Set DATABASE_URL');
});
