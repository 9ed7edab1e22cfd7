// `npm run assurance`: the long versions of what tests/assurance proves, and their figures in
// docs/assurance.md. Takes about an hour. `npm run assurance -- crash` runs the files of that name only.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildProduct } from './build.mjs';
import { installDependencies } from './install.mjs';
import { commandOf, runNode } from './run.mjs';

installDependencies();
buildProduct();
const { ensureChromium } = await import('./chromium.mjs');
const names = process.argv.slice(2);
const folder = mkdtempSync(path.join(tmpdir(), 'assurance-'));
const figures = path.join(folder, 'figures');
writeFileSync(figures, '');
const settings = {
  ASSURANCE: 'long',
  ASSURANCE_FIGURES: figures,
  CHROMIUM_PATH: ensureChromium(),
};

const vitest = [commandOf('vitest/vitest.mjs'), 'run', '--project', 'assurance*', ...names];
const inBrowser = ['--project', 'assurance', '--no-deps', ...names];
const playwright = [commandOf('@playwright/test/cli.js'), 'test', ...inBrowser];
const runs = [runNode(vitest, settings), runNode(playwright, settings)];
const hasPassed = runs.every((status) => status === 0);
runNode(['tests/assurance/report.ts', figures, hasPassed ? 'all passed' : 'not all passed']);
rmSync(folder, { recursive: true });
process.exitCode = hasPassed ? 0 : 1;
