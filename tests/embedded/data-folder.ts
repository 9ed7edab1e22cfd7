import { chmodSync, cpSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { startEmbeddedPostgres } from '#server/db/embedded/supervisor.ts';
import { makeScratchFolder } from './scratch-folder.ts';

let template: Promise<string> | undefined;

afterAll(async () => {
  if (template) rmSync(await template, { recursive: true });
});

/** A data folder for one test with a stopped, empty database in it: made once for each test file and copied. */
export async function makeDataFolder(): Promise<string> {
  template ??= makeTemplate();
  const source = join(await template, 'data');
  const dataDir = makeScratchFolder();
  cpSync(source, dataDir, { recursive: true });
  return dataDir;
}

async function makeTemplate(): Promise<string> {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'embedded-template-')));
  chmodSync(dir, 0o755);
  const { stop } = await startEmbeddedPostgres({
    dataDir: join(dir, 'data'),
    log: () => {},
  });
  await stop();
  return dir;
}
