// `npm run bench [-- part …]`: builds what is missing, then measures the built product.
import { buildProduct } from './build.mjs';
import { installDependencies } from './install.mjs';
import { runNode } from './run.mjs';

installDependencies();
buildProduct();
const { ensureChromium } = await import('./chromium.mjs');
process.exitCode = runNode(['bench/run.ts', ...process.argv.slice(2)], {
  CHROMIUM_PATH: ensureChromium(),
  NODE_ENV: 'production',
});
