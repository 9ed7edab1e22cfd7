// `npm run assurance`: the long versions of what tests/assurance proves, one file after another, and
// their figures in docs/assurance.md. Takes some two hours. `npm run assurance -- crash fuzz` runs the
// files of these names only.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildProduct } from './build.mjs';
import { installDependencies, root } from './install.mjs';
import { commandOf, runNode } from './run.mjs';

const folder = 'tests/assurance';
const names = process.argv.slice(2);
const files = readdirSync(path.join(root, folder))
  .filter((file) => /\.(test|spec)\.ts$/.test(file))
  .filter((file) => names.length === 0 || names.some((name) => file.includes(name)));

installDependencies();
buildProduct();
const { ensureChromium } = await import('./chromium.mjs');
const CHROMIUM_PATH = ensureChromium();
const kept = mkdtempSync(path.join(tmpdir(), 'assurance-'));
const figures = path.join(kept, 'figures');

/** Runs one file at length; answers whether it passed. */
function runAtLength(file) {
  const settings = { ASSURANCE: 'long', ASSURANCE_FIGURES: figures, CHROMIUM_PATH };
  const command = file.endsWith('.spec.ts')
    ? [commandOf('@playwright/test/cli.js'), 'test', '--project=assurance', '--no-deps', file]
    : [commandOf('vitest/vitest.mjs'), 'run', '--project', 'assurance*', `${folder}/${file}`];
  return runNode(command, settings) === 0;
}

for (const file of files) {
  console.log(`\n── ${file}`);
  writeFileSync(figures, '');
  const hasPassed = runAtLength(file);
  runNode([`${folder}/report.ts`, file, figures, hasPassed ? 'passed' : 'failed']);
  if (!hasPassed) process.exitCode = 1;
}
rmSync(kept, { recursive: true });
