// `npm run lighthouse`: builds what is missing, then measures the built site in a browser.
import { buildFrontEnds } from './build.mjs';
import { installDependencies } from './install.mjs';
import { runNode } from './run.mjs';

installDependencies();
buildFrontEnds();
const { ensureChromium } = await import('./chromium.mjs');
process.exitCode = runNode(['bench/lighthouse.ts'], { CHROMIUM_PATH: ensureChromium() });
