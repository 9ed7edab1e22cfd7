import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { installFromDebian, run } from './debian.mjs';

/** Without a user interface, it runs the browser tests in less than half the time. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const otherPaths = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const findOther = () => [...otherPaths, chromium.executablePath()].find((path) => existsSync(path));

/**
 * Returns the path of a Chromium for the browser tests: the one that CHROMIUM_PATH names, else Debian's headless
 * shell, which is installed if that is possible, else another installed one, else Playwright's, which is
 * downloaded. Throws if there is none.
 */
export function ensureChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && existsSync(chosen)) return chosen;
  if (existsSync(headlessShell)) return headlessShell;
  console.log('Installing the headless Chromium for the browser tests …');
  if (installFromDebian('chromium-headless-shell')) return headlessShell;
  const installed = findOther();
  if (installed) return installed;
  run(process.execPath, 'node_modules/playwright-core/cli.js', 'install', 'chromium');
  const downloaded = findOther();
  if (!downloaded) throw new Error('No Chromium could be installed; name one in CHROMIUM_PATH.');
  return downloaded;
}
