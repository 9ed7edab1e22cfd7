import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
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
    expect(await isReachable(database)).toBe(true);
  },
);

test('removes unfinished databases and copies of programs', async () => {
  const dataDir = makeScratchFolder();
  const homeDir = join(dataDir, 'postgres');
  for (const name of ['cluster.new-1', 'binaries.new-1']) {
    mkdirSync(join(homeDir, name, 'base'), { recursive: true });
    writeFileSync(join(homeDir, name, 'PG_VERSION'), '18\n');
  }
  await startDatabase(dataDir);
  expect(listUnfinished(homeDir)).toEqual([]);
});

test('creating a database leaves no temporary folder', async () => {
  const dataDir = makeScratchFolder();
  await startDatabase(dataDir);
  expect(readdirSync(join(dataDir, 'postgres')).sort()).toEqual([
    'application.lock',
    'cluster',
    'server.lock',
    'socket',
  ]);
});
