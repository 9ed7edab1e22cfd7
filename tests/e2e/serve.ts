/** Serves the built product on a database of its own, for one run of the browser tests. */
import { rmSync } from 'node:fs';
import { makeReachableDir } from '#tests/support/reachable-dir.ts';

const dataDir = makeReachableDir('test-e2e-');
process.env.DATA_DIR = dataDir;
process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }));
await import('#server/main.ts');
