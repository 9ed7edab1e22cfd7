import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { chooseServerUser, runAs } from '#server/db/embedded/server-user.ts';
import { makeDataFolder } from './data-folder.ts';
import { answers, expectOnePostmaster, postmasterOf, query, startDatabase } from './database.ts';
import { makeScratchFolder } from './scratch-folder.ts';

/** A stopped database whose lock files are back, as if it had been killed, with another process id. */
async function makeLocked(pid: (clusterDir: string) => number | Promise<number>): Promise<string> {
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

/** Runs as the user of the server, as PostgreSQL ignores the processes of others in its lock files. */
function spawnBesideServer(clusterDir: string, script: string): ChildProcess {
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

test('lock files of a process that is gone do not stand in the way', async () => {
  const dataDir = await makeLocked(async (clusterDir) => {
    const child = spawnBesideServer(clusterDir, 'exit');
    await once(child, 'exit');
    return Number(child.pid);
  });
  expect(await answers(await startDatabase(dataDir))).toBe(true);
});

test('lock files whose process id an unrelated process has now do not stand in the way', async () => {
  let unrelated: ChildProcess | undefined;
  const dataDir = await makeLocked((clusterDir) => {
    unrelated = spawnBesideServer(clusterDir, 'exec sleep 100');
    return Number(unrelated.pid);
  });
  const database = await startDatabase(dataDir);
  expect(database.adopted).toBe(false);
  expect(await answers(database)).toBe(true);
  await database.stop();
  expect(unrelated?.exitCode).toBeNull();
  expect(unrelated?.signalCode).toBeNull();
});

test('lock files of a zombie do not stand in the way', async () => {
  const dataDir = await makeLocked(async (clusterDir) => {
    // sleep, which the shell becomes, does not know of the child that it should wait for.
    const parent = spawnBesideServer(clusterDir, 'true & echo $!; exec sleep 100');
    const [output] = parent.stdout ? await once(parent.stdout, 'data') : [];
    return Number(output);
  });
  expect(await answers(await startDatabase(dataDir))).toBe(true);
});

test('a lock file that a power failure left empty does not stand in the way', async () => {
  const dataDir = await makeDataFolder();
  const { clusterDir, stop } = await startDatabase(dataDir);
  await stop();
  const lockFile = join(clusterDir, 'postmaster.pid');
  writeFileSync(lockFile, '');
  const beforePowerFailure = Date.now() / 1000 - 60;
  utimesSync(lockFile, beforePowerFailure, beforePowerFailure);
  expect(await answers(await startDatabase(dataDir))).toBe(true);
});

test('the copy of a running data folder is a database of its own', async () => {
  const [dataDir, copyDir] = [await makeDataFolder(), makeScratchFolder()];
  const original = await startDatabase(dataDir);
  await query(original, 'CREATE TABLE places AS SELECT 1 AS id');
  await query(original, 'CHECKPOINT');
  cpSync(dataDir, copyDir, {
    recursive: true,
    filter: (path) => !path.endsWith('.s.PGSQL.5432'),
  });
  const copy = await startDatabase(copyDir);
  expect(copy.adopted).toBe(false);
  await query(copy, 'INSERT INTO places VALUES (2)');
  expect(await query(original, 'SELECT id FROM places')).toEqual([{ id: 1 }]);
  await expectOnePostmaster(copy.clusterDir);
  expect(postmasterOf(copy.clusterDir)).not.toBe(postmasterOf(original.clusterDir));
});
