import { existsSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { answers, startDatabase } from './database.ts';
import { makeScratchFolder } from './scratch-folder.ts';
import { startApplication } from './start-application.ts';
import { waitUntil } from './wait-until.ts';

function scratchIn(homeDir: string): string[] {
  return existsSync(homeDir) ? readdirSync(homeDir).filter((name) => name.includes('.new-')) : [];
}

test.each(['PG_VERSION', 'base/5'])(
  'an application killed while the database is made (%s is there) is no harm to the next',
  async (progress) => {
    const dataDir = makeScratchFolder();
    const homeDir = join(dataDir, 'postgres');
    const application = startApplication(dataDir);
    await waitUntil('the database is being made', () =>
      scratchIn(homeDir).some((name) => existsSync(join(homeDir, name, progress))),
    );
    await application.kill('SIGKILL');
    expect(existsSync(join(homeDir, 'cluster'))).toBe(false);

    const database = await startDatabase(dataDir);
    expect(database.adopted).toBe(false);
    expect(await answers(database)).toBe(true);
  },
);

test('half-made databases are swept away, but for one that may still be in the making', async () => {
  const dataDir = makeScratchFolder();
  const homeDir = join(dataDir, 'postgres');
  for (const name of ['cluster.new-old', 'cluster.new-young']) {
    mkdirSync(join(homeDir, name, 'base'), { recursive: true });
    writeFileSync(join(homeDir, name, 'PG_VERSION'), '18\n');
  }
  const anHourAgo = Date.now() / 1000 - 3600;
  utimesSync(join(homeDir, 'cluster.new-old'), anHourAgo, anHourAgo);

  await startDatabase(dataDir);
  expect(scratchIn(homeDir)).toEqual(['cluster.new-young']);
});

test('a made database leaves no scratch folder', async () => {
  const dataDir = makeScratchFolder();
  await startDatabase(dataDir);
  expect(readdirSync(join(dataDir, 'postgres')).sort()).toEqual(['cluster', 'socket']);
});
