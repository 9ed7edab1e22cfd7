import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { installFromDebian, run } from './debian.mjs';

/** The first is Chromium without the parts that draw a window: it shows the same pages in half the time. */
const usualPlaces = [
  '/usr/bin/chromium-headless-shell',
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

/**
 * The path of a Chromium for the browser tests: one that is there, else Debian's headless one, else
 * Playwright's own. Throws if none can be had.
 */
export function ensureChromium() {
  const there = find();
  if (there) return there;
  console.log('Installing Chromium for the browser tests …');
  installFromDebian('chromium-headless-shell') ||
    run(process.execPath, 'node_modules/playwright-core/cli.js', 'install', 'chromium');
  const installed = find();
  if (!installed) throw new Error('No Chromium could be installed; name one in CHROMIUM_PATH.');
  return installed;
}
