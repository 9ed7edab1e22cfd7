import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isReachable, startDatabase } from './database.ts';
import { makeScratchFolder } from './scratch-folder.ts';
import { startApplication } from './start-application.ts';
import { waitUntil } from './wait-until.ts';

function listUnfinished(homeDir: string): string[] {
  return existsSync(homeDir) ? readdirSync(homeDir).filter((name) => name.includes('.new-')) : [];
}

test.each(['PG_VERSION', 'base/5'])(
  'an application starts after another was killed while creating the database (%s existed)',
  async (progress) => {
    const dataDir = makeScratchFolder();
    const homeDir = join(dataDir, 'postgres');
    const application = startApplication(dataDir);
    await waitUntil('the database is being created', () =>
      listUnfinished(homeDir).some((name) => existsSync(join(homeDir, name, progress))),
    );
    await application.kill('SIGKILL');
    expect(existsSync(join(homeDir, 'cluster'))).toBe(false);

    const database = await startDatabase(dataDir);
    expect(database.adopted).toBe(false);
    expect(await isReachable(database)).toBe(true);
  },
);

test('removes unfinished databases, old or new, once a complete one exists', async () => {
  const dataDir = makeScratchFolder();
  const homeDir = join(dataDir, 'postgres');
  for (const name of ['cluster.new-old', 'cluster.new-young']) {
    mkdirSync(join(homeDir, name, 'base'), { recursive: true });
    writeFileSync(join(homeDir, name, 'PG_VERSION'), '18\n');
  }
  await startDatabase(dataDir);
  expect(listUnfinished(homeDir)).toEqual([]);
});

test('removes old unfinished copies of programs and keeps recent ones, which may still be in progress', async () => {
  const dataDir = makeScratchFolder();
  const homeDir = join(dataDir, 'postgres');
  for (const name of ['binaries.new-old', 'binaries.new-young']) {
    mkdirSync(join(homeDir, name), { recursive: true });
  }
  const anHourAgo = Date.now() / 1000 - 3600;
  utimesSync(join(homeDir, 'binaries.new-old'), anHourAgo, anHourAgo);
  await startDatabase(dataDir);
  expect(listUnfinished(homeDir)).toEqual(['binaries.new-young']);
});

test('applications that create the database at the same time end up with the same one', async () => {
  const dataDir = makeScratchFolder();
  const started = await Promise.all([1, 2, 3].map(() => startApplication(dataDir).ready()));
  expect(new Set(started.map(({ clusterDir }) => clusterDir)).size).toBe(1);
  expect(listUnfinished(join(dataDir, 'postgres'))).toEqual([]);
});

test('creating a database leaves no temporary folder', async () => {
  const dataDir = makeScratchFolder();
  await startDatabase(dataDir);
  expect(readdirSync(join(dataDir, 'postgres')).sort()).toEqual(['cluster', 'socket']);
});
