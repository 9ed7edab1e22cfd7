import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const find = () => {
  const places = [process.env.CHROMIUM_PATH, ...usualPlaces, chromium.executablePath()];
  return places.find((place) => place && existsSync(place));
};

const run = (command, ...args) => spawnSync(command, args, { stdio: 'inherit' }).status === 0;

function installFromDebian() {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const apt = (...args) => run(...asRoot, 'apt-get', '-qq', '-y', ...args);
  return apt('update') && apt('install', 'chromium');
}

/**
 * The path of a Chromium for the browser tests: one that is there, else Debian's package, else
 * Playwright's own. Throws if none can be had.
 */
export function ensureChromium() {
  const there = find();
  if (there) return there;
  console.log('Installing Chromium for the browser tests …');
  installFromDebian() ||
    run(process.execPath, 'node_modules/playwright-core/cli.js', 'install', 'chromium');
  const installed = find();
  if (!installed) throw new Error('No Chromium could be installed; name one in CHROMIUM_PATH.');
  return installed;
}
