import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail, root } from './install.mjs';
import { commandOf, runNode } from './run.mjs';

/** All that a build depends on. */
const sources = [
  'admin',
  'catalogue',
  'contract',
  'site',
  'ui',
  'package-lock.json',
  'react-router.config.ts',
  'scripts/build.mjs',
  'scripts/compress.mjs',
  'scripts/documents.mjs',
  'scripts/icons.mjs',
  'scripts/sharing-pictures.mjs',
  'server/pages/site-context.ts',
  'studio/documents',
  'studio/pictures',
  'studio/sharing',
  'vite.admin.config.ts',
  'vite.config.ts',
];

const stampFile = path.join(root, 'build/.built-from');

function* filesIn(place) {
  const full = path.join(root, place);
  if (!statSync(full).isDirectory()) yield place;
  else for (const name of readdirSync(full).sort()) yield* filesIn(path.join(place, name));
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((place) => [...filesIn(place)])) {
    hash.update(`${file}\n`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

/** Builds the site and the office if their sources are not those of the last build. */
export function buildFrontEnds() {
  const wanted = hashOfSources();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  console.log('Building the site and the back office …');
  const steps = [
    [commandOf('@react-router/dev/bin.cjs'), 'build', '--logLevel', 'warn'],
    [commandOf('vite/bin/vite.js'), 'build', '-c', 'vite.admin.config.ts', '--logLevel', 'warn'],
    [path.join(root, 'scripts/compress.mjs')],
    [path.join(root, 'scripts/documents.mjs')],
    [path.join(root, 'scripts/icons.mjs')],
    [path.join(root, 'scripts/sharing-pictures.mjs')],
  ];
  for (const step of steps) {
    if (runNode(step, { NODE_ENV: 'production' }) !== 0) fail('The build failed (see above).');
  }
  writeFileSync(stampFile, wanted);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildFrontEnds();
