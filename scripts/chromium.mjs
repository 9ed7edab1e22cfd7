import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { installFromDebian, run } from './debian.mjs';

/** The headless shell comes first: without a user interface it runs the same pages in half the time. */
const knownPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const findChromium = () => {
  const paths = [process.env.CHROMIUM_PATH, ...knownPaths, chromium.executablePath()];
  return paths.find((path) => path && existsSync(path));
};

/**
 * Returns the path of a Chromium for the browser tests: an installed one, else installs Debian's headless
 * shell, else Playwright's. Throws if that fails.
 */
export function ensureChromium() {
  const existing = findChromium();
  if (existing) return existing;
  console.log('Installing Chromium for the browser tests …');
  installFromDebian('chromium-headless-shell') ||
    run(process.execPath, 'node_modules/playwright-core/cli.js', 'install', 'chromium');
  const installed = findChromium();
  if (!installed) throw new Error('No Chromium could be installed; name one in CHROMIUM_PATH.');
  return installed;
}
