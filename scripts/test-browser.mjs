// `npm run test:browser -- tests/e2e/journey.spec.ts:8 --project=phone`: runs browser tests with these arguments of
// Playwright. A failed test prints the command that repeats it.
import { ensureChromium } from './chromium.mjs';
import { installDependencies } from './install.mjs';
import { resolveCommand, runNode } from './run.mjs';

installDependencies();
const command = [resolveCommand('@playwright/test/cli.js'), 'test', ...process.argv.slice(2)];
process.exitCode = runNode(command, { CHROMIUM_PATH: ensureChromium() });
