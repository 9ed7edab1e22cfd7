import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { fail, root } from './install.mjs';
import { resolveCommand, runNode } from './run.mjs';

/** Generated media, which `npm run dev` needs too. */
const media = {
  name: 'documents, icons, thumbnails and sharing pictures',
  stamp: 'build/.media-built-from',
  sources: [
    'catalogue',
    'contract',
    'package-lock.json',
    'scripts/build.mjs',
    'scripts/documents.mjs',
    'scripts/icons.mjs',
    'scripts/sharing-pictures.mjs',
    'scripts/thumbnails.mjs',
    'site/favicon.svg',
    'studio/documents',
    'studio/folders.ts',
    'studio/pictures',
    'studio/sharing',
  ],
  steps: [
    [path.join(root, 'scripts/documents.mjs')],
    [path.join(root, 'scripts/icons.mjs')],
    [path.join(root, 'scripts/thumbnails.mjs')],
    [path.join(root, 'scripts/sharing-pictures.mjs')],
    ['--conditions=urdu', path.join(root, 'scripts/sharing-pictures.mjs')],
  ],
};

/** The parts of the build. A part's stamp file holds the hash of the sources it was last built from. */
const parts = [
  {
    name: 'the lists of pictures',
    // Committed beside the lists, so that a fresh checkout need not rebuild them. The catalogue is a source
    // of the parts below, so a changed picture rebuilds them all.
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
      'package.json',
      'package-lock.json',
      'react-router.config.ts',
      'scripts/build.mjs',
      'scripts/compile-ahead.ts',
      'scripts/compress.mjs',
      'server/delivery/pages/site-context.ts',
      'vite.admin.config.ts',
      'vite.config.ts',
    ],
    steps: [
      [resolveCommand('@react-router/dev/bin.cjs'), 'build', '--logLevel', 'warn'],
      [
        resolveCommand('@react-router/dev/bin.cjs'),
        'build',
        '--mode',
        'urdu',
        '--logLevel',
        'warn',
      ],
      [
        resolveCommand('vite/bin/vite.js'),
        'build',
        '-c',
        'vite.admin.config.ts',
        '--logLevel',
        'warn',
      ],
      [path.join(root, 'scripts/compress.mjs')],
    ],
  },
  media,
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
      [
        resolveCommand('vite/bin/vite.js'),
        'build',
        '-c',
        'vite.server.config.ts',
        '--logLevel',
        'warn',
      ],
    ],
  },
];

function* listFiles(source) {
  const full = path.join(root, source);
  if (!statSync(full).isDirectory()) yield source;
  else for (const name of readdirSync(full).sort()) yield* listFiles(path.join(source, name));
}

function hashSources(sources) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((source) => [...listFiles(source)])) {
    hash.update(`${file}\n`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

function buildPart({ name, stamp, sources, steps }) {
  const currentHash = hashSources(sources);
  const stampFile = path.join(root, stamp);
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === currentHash) return;
  console.log(`Building ${name} …`);
  for (const step of steps) {
    if (runNode(step, { NODE_ENV: 'production' }) !== 0) fail('The build failed (see above).');
  }
  writeFileSync(stampFile, currentHash);
}

/** Builds documents, icons, thumbnails and sharing pictures if their sources have changed. */
export function buildMedia() {
  buildPart(media);
}

/** Builds all parts of the product whose sources have changed. */
export function buildProduct() {
  for (const part of parts) buildPart(part);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) buildProduct();
