/** Serves the built product with a temporary database for one run of the browser tests. */
import { rmSync, writeFileSync } from 'node:fs';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';
import { dataDirFile, port } from './address.ts';

const dataDir = makeReachableDir('test-e2e-');
const file = dataDirFile(process.env.PORT ?? port);
writeFileSync(file, dataDir);
process.env.DATA_DIR = dataDir;
process.on('exit', () => {
  rmSync(file, { force: true });
  rmSync(dataDir, { recursive: true, force: true });
});
const built = new URL('../../build/server/main.js', import.meta.url);
await import(built.href);
