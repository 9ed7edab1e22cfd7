// `npm run lighthouse`, `npm run bench:interactions`: builds what is missing, then runs the bench of
// this name, which measures the built product in a browser.
import { buildProduct } from './build.mjs';
import { installDependencies } from './install.mjs';
import { runNode } from './run.mjs';

const [, , bench] = process.argv;
installDependencies();
buildProduct();
const { ensureChromium } = await import('./chromium.mjs');
process.exitCode = runNode([`bench/${bench}.ts`], { CHROMIUM_PATH: ensureChromium() });
