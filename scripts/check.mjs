// The checks of `npm run check` and `npm test`, one after another; the first that fails ends the run.

import { existsSync } from 'node:fs';
import { buildProduct } from './build.mjs';
import { installFromDebian } from './debian.mjs';
import { installDependencies, root } from './install.mjs';
import { commandOf, runNode } from './run.mjs';

const withBrowser = process.argv.includes('--browser');

installDependencies();

const steps = [
  ['format and lint', [commandOf('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings', '.']],
  ['route types', [commandOf('@react-router/dev/bin.cjs'), 'typegen']],
  ['types', [commandOf('typescript/bin/tsc')]],
  ['unused code', [commandOf('knip/bin/knip.js')]],
  ['build', buildProduct],
  ['servers for the tests', installServers],
  ['unit and API tests', [commandOf('vitest/vitest.mjs'), 'run']],
];
if (withBrowser) steps.push(['browser tests', runBrowserTests]);

/** Redis and nginx are tested against Debian's; where there are none, those tests say they were skipped. */
function installServers() {
  if (!existsSync('/usr/bin/redis-server')) installFromDebian('redis-server');
  if (!existsSync('/usr/sbin/nginx')) installFromDebian('nginx');
}

async function runBrowserTests() {
  const { ensureChromium } = await import('./chromium.mjs');
  const CHROMIUM_PATH = ensureChromium();
  return runNode([commandOf('@playwright/test/cli.js'), 'test'], { CHROMIUM_PATH });
}

for (const [name, step] of steps) {
  const startedAt = Date.now();
  console.log(`\n── ${name}`);
  const status = typeof step === 'function' ? await step() : runNode(step);
  if (status) {
    console.error(`\n${name}: failed`);
    process.exit(1);
  }
  console.log(`${name}: done in ${((Date.now() - startedAt) / 1000).toFixed(1)} s`);
}
console.log(`\nEverything passed in ${root}`);
