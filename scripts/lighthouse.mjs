// `npm run lighthouse`: builds what is missing, then measures the built site in a browser.
import { buildProduct } from './build.mjs';
import { installDependencies } from './install.mjs';
import { runNode } from './run.mjs';

installDependencies();
buildProduct();
const { ensureChromium } = await import('./chromium.mjs');
process.exitCode = runNode(['bench/lighthouse.ts'], { CHROMIUM_PATH: ensureChromium() });
