// `npm run bench [-- part …]`: builds what is missing, then measures the built product. The load generator, wrk, is
// installed from Debian's packages; elsewhere it must be in PATH.
import { existsSync } from 'node:fs';
import { buildProduct } from './build.mjs';
import { installFromDebian } from './debian.mjs';
import { installDependencies } from './install.mjs';
import { runNode } from './run.mjs';

installDependencies();
buildProduct();
if (!existsSync('/usr/bin/wrk')) installFromDebian('wrk');
const { ensureChromium } = await import('./chromium.mjs');
process.exitCode = runNode(['bench/run.ts', ...process.argv.slice(2)], {
  CHROMIUM_PATH: ensureChromium(),
  NODE_ENV: 'production',
});
