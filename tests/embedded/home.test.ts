import { chmodSync, chownSync, cpSync, existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeDataFolder } from './data-folder.ts';
import { isReachable, query, requirePostmaster, startDatabase } from './database.ts';
import { getOrdinaryUser, skipUnlessRoot } from './privileges.ts';
import { makeScratchFolder } from './scratch-folder.ts';
import { startApplication } from './start-application.ts';

test('root starts the server as another user, who owns the database', async (context) => {
  skipUnlessRoot(context);
  const { clusterDir } = await startDatabase(await makeDataFolder());
  const serverUid = statSync(`/proc/${requirePostmaster(clusterDir)}`).uid;
  expect(serverUid).not.toBe(0);
  expect(statSync(clusterDir).uid).toBe(serverUid);
});

test('with a data folder private to root, the database is kept in the system folder, at every start', async (context) => {
  skipUnlessRoot(context);
  const [dataDir, systemDir] = [makeScratchFolder(), makeScratchFolder()];
  chmodSync(dataDir, 0o700);
  const first = await startDatabase(dataDir, { systemDir });
  expect(first.clusterDir.startsWith(systemDir)).toBe(true);
  expect(first.log.join()).toContain(`cannot reach ${dataDir}; the database is in ${systemDir}`);
  expect(readdirSync(dataDir)).toEqual(['postgres.log']);
  await query(first, 'CREATE TABLE cars AS SELECT 7 AS id');
  await first.stop();

  const second = await startDatabase(dataDir, { systemDir });
  expect(second.clusterDir).toBe(first.clusterDir);
  expect(await query(second, 'SELECT id FROM cars')).toEqual([{ id: 7 }]);
  await second.stop();

  chmodSync(dataDir, 0o755);
  const third = await startDatabase(dataDir, { systemDir });
  expect(await query(third, 'SELECT id FROM cars')).toEqual([{ id: 7 }]);
});

test('fails when the database has become inaccessible, instead of creating an empty one', async (context) => {
  skipUnlessRoot(context);
  const [dataDir, systemDir] = [await makeDataFolder(), makeScratchFolder()];
  const database = await startDatabase(dataDir, { systemDir });
  await database.stop();
  chmodSync(dataDir, 0o700);
  await expect(startDatabase(dataDir, { systemDir })).rejects.toThrow(`cannot enter ${dataDir}`);
});

test('uses a data folder copied by root', async (context) => {
  skipUnlessRoot(context);
  const [dataDir, copyDir] = [await makeDataFolder(), makeScratchFolder()];
  const original = await startDatabase(dataDir);
  await query(original, 'CREATE TABLE cars AS SELECT 7 AS id');
  await original.stop();
  cpSync(dataDir, copyDir, { recursive: true });
  chmodSync(join(copyDir, 'postgres/cluster'), 0o755);
  expect(statSync(join(copyDir, 'postgres/cluster/PG_VERSION')).uid).toBe(0);
  expect(await query(await startDatabase(copyDir), 'SELECT id FROM cars')).toEqual([{ id: 7 }]);
});

test('an ordinary user runs the server as itself', async (context) => {
  const user = getOrdinaryUser(context);
  const dataDir = makeScratchFolder();
  chownSync(dataDir, user.uid, user.gid);
  const application = startApplication(dataDir, { user });
  const { clusterDir, connection } = await application.ready();
  expect(clusterDir).toBe(join(dataDir, 'postgres/cluster'));
  expect(statSync(`/proc/${requirePostmaster(clusterDir)}`).uid).toBe(user.uid);
  expect(await isReachable({ connection })).toBe(true);
  await application.kill('SIGTERM');
  expect(application.log).toContain('stopped');
  expect(existsSync(join(clusterDir, 'postmaster.pid'))).toBe(false);
});

test('root runs the database of an ordinary user as that user', async (context) => {
  const user = getOrdinaryUser(context);
  const dataDir = makeScratchFolder();
  chownSync(dataDir, user.uid, user.gid);
  const application = startApplication(dataDir, { user });
  await application.ready();
  await application.kill('SIGTERM');

  const database = await startDatabase(dataDir);
  expect(statSync(`/proc/${requirePostmaster(database.clusterDir)}`).uid).toBe(user.uid);
});

test('an ordinary user gets an error for a database of another user', async (context) => {
  const user = getOrdinaryUser(context);
  const dataDir = await makeDataFolder();
  const database = await startDatabase(dataDir);
  await database.stop();
  chownSync(dataDir, user.uid, user.gid);
  const application = startApplication(dataDir, { user });
  await expect(application.ready()).rejects.toThrow('belongs to another user');
});
