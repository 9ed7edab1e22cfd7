// The steps of `npm run check` (sources and unit tests, for every commit), `npm test` (everything once) and
// `npm run test:whole` (what `npm test` leaves: docs/tests.md). The first failure ends the run, except that later tests
// run although earlier ones failed.
//   -- --changed         tests only what the uncommitted changes touch; `--changed=main`, what differs from a branch
//   -- --shard=1/4       runs a quarter of the tests; four machines run them all

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildProduct } from './build.mjs';
import { installFromDebian } from './debian.mjs';
import { installDependencies, root } from './install.mjs';
import { resolveCommand, runNode, runNodeQuietly } from './run.mjs';
import { tierProjects } from './test-tiers.mjs';

const { values: options, positionals } = parseArgs({
  args: process.argv.slice(2).map((arg) => (arg === '--changed' ? '--changed=HEAD' : arg)),
  options: { changed: { type: 'string' }, shard: { type: 'string' } },
  allowPositionals: true,
});
const [tier = 'test'] = positionals;

installDependencies();

const sources = [
  ['route types', () => runNode([resolveCommand('@react-router/dev/bin.cjs'), 'typegen'])],
  ['format, lint, types and unused code', checkSources],
  ['unit tests', () => runTests(['unit'])],
];
const tiers = {
  check: sources,
  test: [
    ...sources,
    ['build', buildProduct],
    ['API and process tests', () => runTests(tierProjects.test.vitest.slice(1))],
    ['browser tests', () => runBrowserTests(tierProjects.test.browser)],
  ],
  whole: [
    ['build', buildProduct],
    ['servers and programs for the tests', installServers],
    [
      'tests of the second PostgreSQL, processes and assurance',
      () => runTests(tierProjects.whole.vitest),
    ],
    ['browser tests', () => runBrowserTests(tierProjects.whole.browser)],
  ],
};

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
    // The same sources with the Urdu words: a word that is missing, or has other inputs, does not compile.
    runNodeQuietly([resolveCommand('typescript/bin/tsc'), '--customConditions', 'urdu']),
    runNodeQuietly([resolveCommand('knip/bin/knip.js')]),
    runNodeQuietly([path.join(root, 'scripts/check-expressions.ts')]),
    runNodeQuietly([path.join(root, 'scripts/check-words.ts')]),
    runNodeQuietly([path.join(root, 'scripts/check-directions.ts')]),
  ]);
  for (const { output } of results) process.stdout.write(output);
  return results.find(({ status }) => status !== 0)?.status ?? 0;
}

/** Tests with Redis, nginx, Caddy and other browsers use Debian's packages; if they cannot be installed, these tests are skipped. */
function installServers() {
  if (!existsSync('/usr/bin/soffice')) installFromDebian('libreoffice-calc');
  if (!existsSync('/usr/lib/libreoffice/program/libswlo.so'))
    installFromDebian('libreoffice-writer');
  if (!existsSync('/usr/lib/python3/dist-packages/uno.py')) installFromDebian('python3-uno');
  if (!existsSync('/usr/bin/qpdf')) installFromDebian('qpdf');
  if (!existsSync('/usr/bin/pdftotext')) installFromDebian('poppler-utils');
  if (!existsSync('/usr/bin/ffmpeg')) installFromDebian('ffmpeg');
  if (!existsSync('/usr/bin/redis-server')) installFromDebian('redis-server');
  if (!existsSync('/usr/sbin/nginx')) installFromDebian('nginx');
  if (!existsSync('/usr/bin/caddy')) installFromDebian('caddy');
  for (const browser of ['lynx', 'w3m']) {
    if (!existsSync(`/usr/bin/${browser}`)) installFromDebian(browser);
  }
  if (!existsSync('/usr/bin/firefox-esr')) installFromDebian('firefox-esr');
  if (!existsSync('/usr/bin/WebKitWebDriver')) installFromDebian('webkit2gtk-driver');
  if (!existsSync('/usr/bin/Xvfb')) installFromDebian('xvfb');
}

const shardArguments = () => (options.shard ? [`--shard=${options.shard}`] : []);

/** Runs projects of Vitest, and collects their failures for the end of the run. */
function runTests(names) {
  const folder = mkdtempSync(path.join(tmpdir(), 'failed-tests-'));
  const file = path.join(folder, 'failed-tests.txt');
  const command = [
    resolveCommand('vitest/vitest.mjs'),
    'run',
    '--reporter=default',
    `--reporter=${path.join(root, 'scripts/failed-tests.ts')}`,
    ...names.flatMap((name) => ['--project', name]),
    ...shardArguments(),
    ...(options.changed ? [`--changed=${options.changed}`, '--passWithNoTests'] : []),
  ];
  const status = runNode(command, { FAILED_TESTS_FILE: file });
  if (existsSync(file)) failedTests += readFileSync(file, 'utf8');
  rmSync(folder, { recursive: true });
  return status;
}

/** Whether files of the product changed, on which every browser test may depend. */
function hasProductChanged() {
  const changed = execFileSync('git', ['diff', '--name-only', options.changed], {
    encoding: 'utf8',
  });
  return /^(admin|catalogue|contract|server|site|ui)\//m.test(changed);
}

async function runBrowserTests(names) {
  const { ensureChromium } = await import('./chromium.mjs');
  const CHROMIUM_PATH = ensureChromium();
  const command = [
    resolveCommand('@playwright/test/cli.js'),
    'test',
    ...names.map((name) => `--project=${name}`),
    ...shardArguments(),
    ...(options.changed && !hasProductChanged()
      ? [`--only-changed=${options.changed}`, '--pass-with-no-tests']
      : []),
  ];
  return runNode(command, { CHROMIUM_PATH });
}

const steps = tiers[tier];
const failed = [];
let failedTests = '';
for (const [index, [name, step]] of steps.entries()) {
  const startedAt = Date.now();
  console.log(`\n── ${index + 1} of ${steps.length}: ${name}`);
  const status = await step();
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`${name}: ${status ? 'failed' : 'done'} in ${seconds} s`);
  if (status) failed.push(name);
  if (status && !name.includes('tests')) break;
}
if (failed.length) {
  if (failedTests) console.error(`\n${failedTests}`);
  console.error(`\nFailed: ${failed.join('; ')}`);
  process.exit(1);
}
console.log(`\nEverything passed in ${root}`);
