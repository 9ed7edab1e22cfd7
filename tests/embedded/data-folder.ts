import { chmodSync, cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { startEmbeddedPostgres } from '#server/platform/db/embedded/supervisor.ts';
import { makeScratchFolder } from './scratch-folder.ts';

const templateDir = realpathSync(mkdtempSync(join(tmpdir(), 'embedded-template-')));
chmodSync(templateDir, 0o755);
let template: Promise<void> | undefined;

afterAll(() => rmSync(templateDir, { recursive: true }));

/** Makes a data folder with a stopped, empty database for one test, copied from a template per test file. */
export async function makeDataFolder(): Promise<string> {
  template ??= createDatabaseIn(templateDir);
  await template;
  const dataDir = makeScratchFolder();
  cpSync(templateDir, dataDir, { recursive: true });
  return dataDir;
}

async function createDatabaseIn(dataDir: string): Promise<void> {
  const { stop } = await startEmbeddedPostgres({ dataDir, log: () => {} });
  await stop();
}
