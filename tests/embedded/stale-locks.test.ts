import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { chooseServerUser, runAs } from '#server/platform/db/embedded/server-user.ts';
import { makeDataFolder } from './data-folder.ts';
import {
  expectOnePostmaster,
  isReachable,
  query,
  requirePostmaster,
  startDatabase,
} from './database.ts';
import { makeScratchFolder } from './scratch-folder.ts';

/** Makes a stopped database with lock files, as if it had been killed, that name another process id. */
async function makeDataFolderWithLocks(
  pid: (clusterDir: string) => number | Promise<number>,
): Promise<string> {
  const dataDir = await makeDataFolder();
  const { clusterDir, connection, stop } = await startDatabase(dataDir);
  const lockFiles = [
    join(clusterDir, 'postmaster.pid'),
    join(connection.host, `.s.PGSQL.${connection.port}.lock`),
  ];
  const contents = lockFiles.map((file) => readFileSync(file, 'utf8'));
  await stop();
  const otherPid = await pid(clusterDir);
  lockFiles.forEach((file, index) => {
    expect(existsSync(file)).toBe(false);
    writeFileSync(file, `${contents[index]}`.replace(/^\d+/, `${otherPid}`));
  });
  return dataDir;
}

/** Spawns a script as the server's user: PostgreSQL ignores lock files of other users' processes. */
function spawnAsServerUser(clusterDir: string, script: string): ChildProcess {
  const child = spawn('sh', ['-c', script], {
    ...runAs(chooseServerUser(clusterDir)),
    cwd: '/',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  return child;
}

test('starts despite lock files of a dead process', async () => {
  const dataDir = await makeDataFolderWithLocks(async (clusterDir) => {
    const child = spawnAsServerUser(clusterDir, 'exit');
    await once(child, 'exit');
    return Number(child.pid);
  });
  expect(await isReachable(await startDatabase(dataDir))).toBe(true);
});

test('starts despite lock files whose process id now belongs to an unrelated process, which is left alone', async () => {
  let unrelated: ChildProcess | undefined;
  const dataDir = await makeDataFolderWithLocks((clusterDir) => {
    unrelated = spawnAsServerUser(clusterDir, 'exec sleep 100');
    return Number(unrelated.pid);
  });
  const database = await startDatabase(dataDir);
  expect(await isReachable(database)).toBe(true);
  await database.stop();
  expect(unrelated?.exitCode).toBeNull();
  expect(unrelated?.signalCode).toBeNull();
});

test('starts despite lock files of a zombie process', async () => {
  const dataDir = await makeDataFolderWithLocks(async (clusterDir) => {
    // exec replaces the shell by sleep, which never reaps the child.
    const parent = spawnAsServerUser(clusterDir, 'true & echo $!; exec sleep 100');
    const [output] = parent.stdout ? await once(parent.stdout, 'data') : [];
    return Number(output);
  });
  expect(await isReachable(await startDatabase(dataDir))).toBe(true);
});

test('starts despite a lock file that a power failure left empty', async () => {
  const dataDir = await makeDataFolder();
  const { clusterDir, stop } = await startDatabase(dataDir);
  await stop();
  const lockFile = join(clusterDir, 'postmaster.pid');
  writeFileSync(lockFile, '');
  const beforePowerFailure = Date.now() / 1000 - 60;
  utimesSync(lockFile, beforePowerFailure, beforePowerFailure);
  expect(await isReachable(await startDatabase(dataDir))).toBe(true);
});

test('a copy of a running data folder starts as a separate database', async () => {
  const [dataDir, copyDir] = [await makeDataFolder(), makeScratchFolder()];
  const original = await startDatabase(dataDir);
  await query(original, 'CREATE TABLE places AS SELECT 1 AS id');
  await query(original, 'CHECKPOINT');
  cpSync(dataDir, copyDir, {
    recursive: true,
    filter: (path) => !path.endsWith('.s.PGSQL.5432'),
  });
  const copy = await startDatabase(copyDir);
  await query(copy, 'INSERT INTO places VALUES (2)');
  expect(await query(original, 'SELECT id FROM places')).toEqual([{ id: 1 }]);
  await expectOnePostmaster(copy.clusterDir);
  expect(requirePostmaster(copy.clusterDir)).not.toBe(requirePostmaster(original.clusterDir));
});
