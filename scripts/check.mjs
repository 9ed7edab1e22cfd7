// The steps of `npm run check` and `npm test`. The first failure ends the run, except that browser tests
// run even if other tests failed. `npm run check` is for every commit and skips what takes minutes.
// `npm test` runs everything.

import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildProduct } from './build.mjs';
import { installFromDebian } from './debian.mjs';
import { installDependencies, root } from './install.mjs';
import { resolveCommand, runNode, runNodeQuietly } from './run.mjs';

const isWhole = process.argv.includes('--whole');

/** The test projects of `npm run check`. */
const quickProjects = ['unit', 'api', 'api, alone'];

installDependencies();

const steps = [
  ['route types', [resolveCommand('@react-router/dev/bin.cjs'), 'typegen']],
  ['format, lint, types and unused code', checkSources],
  ['build', buildProduct],
];
if (isWhole) {
  steps.push(
    ['servers for the tests', installServers],
    ['unit, API and process tests', runTests],
    ['browser tests', runBrowserTests],
  );
} else {
  const projects = quickProjects.flatMap((name) => ['--project', name]);
  steps.push(['unit and API tests', () => runTests(projects)]);
}

/** Runs the checks that only read sources in parallel, and prints their output when all are done. */
async function checkSources() {
  const results = await Promise.all([
    runNodeQuietly([
      resolveCommand('@biomejs/biome/bin/biome'),
      'check',
      '--error-on-warnings',
      '.',
    ]),
    runNodeQuietly([resolveCommand('typescript/bin/tsc')]),
    runNodeQuietly([resolveCommand('knip/bin/knip.js')]),
    runNodeQuietly([path.join(root, 'scripts/check-expressions.ts')]),
  ]);
  for (const { output } of results) process.stdout.write(output);
  return results.find(({ status }) => status !== 0)?.status ?? 0;
}

/** Tests with Redis, nginx and Caddy use Debian's packages; if they cannot be installed, these tests are skipped. */
function installServers() {
  if (!existsSync('/usr/bin/redis-server')) installFromDebian('redis-server');
  if (!existsSync('/usr/sbin/nginx')) installFromDebian('nginx');
  if (!existsSync('/usr/bin/caddy')) installFromDebian('caddy');
}

/** Runs Vitest with these arguments, and keeps its failures for the end of the run. */
function runTests(args = []) {
  const folder = mkdtempSync(path.join(tmpdir(), 'failed-tests-'));
  const file = path.join(folder, 'failed-tests.txt');
  const reporters = [
    '--reporter=default',
    `--reporter=${path.join(root, 'scripts/failed-tests.ts')}`,
  ];
  const command = [resolveCommand('vitest/vitest.mjs'), 'run', ...reporters, ...args];
  const status = runNode(command, { FAILED_TESTS_FILE: file });
  if (existsSync(file)) failedTests = readFileSync(file, 'utf8');
  rmSync(folder, { recursive: true });
  return status;
}

async function runBrowserTests() {
  const { ensureChromium } = await import('./chromium.mjs');
  const CHROMIUM_PATH = ensureChromium();
  return runNode([resolveCommand('@playwright/test/cli.js'), 'test'], { CHROMIUM_PATH });
}

const failed = [];
let failedTests = '';
for (const [name, step] of steps) {
  const startedAt = Date.now();
  console.log(`\n── ${name}`);
  const status = typeof step === 'function' ? await step() : runNode(step);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`${name}: ${status ? 'failed' : 'done'} in ${seconds} s`);
  if (status) failed.push(name);
  if (status && !name.endsWith('tests')) break;
}
if (failed.length) {
  if (failedTests) console.error(`\n${failedTests}`);
  console.error(`\nFailed: ${failed.join('; ')}`);
  process.exit(1);
}
console.log(`\nEverything passed in ${root}`);
