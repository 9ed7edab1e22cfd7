import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail, root } from './install.mjs';
import { commandOf, runNode } from './run.mjs';

/** What is built: of which sources, by which steps. Its stamp says which sources it was built from. */
const parts = [
  {
    name: 'the lists of pictures',
    // Beside the lists, which are committed: they are of these pictures wherever they are checked out. The
    // catalogue is a source of what follows, so another picture has all of it built anew.
    stamp: 'catalogue/pictures/.listed-from',
    sources: ['studio/pictures'],
    steps: [[path.join(root, 'studio/manifest.ts')]],
  },
  {
    name: 'the site and the back office',
    stamp: 'build/.built-from',
    sources: [
      'admin',
      'catalogue',
      'contract',
      'site',
      'ui',
      'package-lock.json',
      'react-router.config.ts',
      'scripts/build.mjs',
      'scripts/compile-ahead.ts',
      'scripts/compress.mjs',
      'scripts/documents.mjs',
      'scripts/icons.mjs',
      'scripts/sharing-pictures.mjs',
      'server/pages/site-context.ts',
      'studio/documents',
      'studio/sharing',
      'vite.admin.config.ts',
      'vite.config.ts',
    ],
    steps: [
      [commandOf('@react-router/dev/bin.cjs'), 'build', '--logLevel', 'warn'],
      [commandOf('vite/bin/vite.js'), 'build', '-c', 'vite.admin.config.ts', '--logLevel', 'warn'],
      [path.join(root, 'scripts/compress.mjs')],
      [path.join(root, 'scripts/documents.mjs')],
      [path.join(root, 'scripts/icons.mjs')],
      [path.join(root, 'scripts/sharing-pictures.mjs')],
    ],
  },
  {
    name: 'the server',
    stamp: 'build/.server-built-from',
    sources: [
      'catalogue',
      'contract',
      'server',
      'package-lock.json',
      'scripts/build.mjs',
      'vite.server.config.ts',
    ],
    steps: [
      [commandOf('vite/bin/vite.js'), 'build', '-c', 'vite.server.config.ts', '--logLevel', 'warn'],
    ],
  },
];

function* filesIn(place) {
  const full = path.join(root, place);
  if (!statSync(full).isDirectory()) yield place;
  else for (const name of readdirSync(full).sort()) yield* filesIn(path.join(place, name));
}

function hashOf(sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((place) => [...filesIn(place)])) {
    hash.update(`${file}\n`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

function buildPart({ name, stamp, sources, steps }) {
  const wanted = hashOf(sources);
  const stampFile = path.join(root, stamp);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  console.log(`Building ${name} …`);
  for (const step of steps) {
    if (runNode(step, { NODE_ENV: 'production' }) !== 0) fail('The build failed (see above).');
  }
  writeFileSync(stampFile, wanted);
}

/** Builds the site, the back office and the server, each if its sources are not those of its last build. */
export function buildProduct() {
  for (const part of parts) buildPart(part);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildProduct();
