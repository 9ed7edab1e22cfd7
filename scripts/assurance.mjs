// `npm run assurance`: runs the long versions of tests/assurance, one file after another, and writes the
// figures to docs/assurance.md. Takes about two hours. `npm run assurance -- crash fuzz` runs only files
// whose names contain these words.
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildProduct } from './build.mjs';
import { installDependencies, root } from './install.mjs';
import { resolveCommand, runNode } from './run.mjs';

const folder = 'tests/assurance';
const names = process.argv.slice(2);
const files = readdirSync(path.join(root, folder))
  .filter((file) => /\.(test|spec)\.ts$/.test(file))
  .filter((file) => names.length === 0 || names.some((name) => file.includes(name)));

installDependencies();
buildProduct();
const { ensureChromium } = await import('./chromium.mjs');
const CHROMIUM_PATH = ensureChromium();
const tempFolder = mkdtempSync(path.join(tmpdir(), 'assurance-'));
const figures = path.join(tempFolder, 'figures');

/** Runs the long version of one file. Returns whether it passed. */
function runLongVersion(file) {
  const settings = { ASSURANCE: 'long', ASSURANCE_FIGURES: figures, CHROMIUM_PATH };
  const command = file.endsWith('.spec.ts')
    ? [resolveCommand('@playwright/test/cli.js'), 'test', '--project=assurance', '--no-deps', file]
    : [resolveCommand('vitest/vitest.mjs'), 'run', '--project', 'assurance*', `${folder}/${file}`];
  return runNode(command, settings) === 0;
}

for (const file of files) {
  console.log(`\n── ${file}`);
  writeFileSync(figures, '');
  const hasPassed = runLongVersion(file);
  runNode([`${folder}/report.ts`, file, figures, hasPassed ? 'passed' : 'failed']);
  if (!hasPassed) process.exitCode = 1;
}
rmSync(tempFolder, { recursive: true });
