/** Serves the built product with a temporary database for one run of the browser tests. */
import { rmSync, writeFileSync } from 'node:fs';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';
import { dataDirFile } from './address.ts';

const dataDir = makeReachableDir('test-e2e-');
writeFileSync(dataDirFile, dataDir);
process.env.DATA_DIR = dataDir;
process.on('exit', () => {
  rmSync(dataDirFile, { force: true });
  rmSync(dataDir, { recursive: true, force: true });
});
const built = new URL('../../build/server/main.js', import.meta.url);
await import(built.href);
