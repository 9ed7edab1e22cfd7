import { defineConfig } from '@playwright/test';
import type { EngineOptions } from './tests/browsers/test.ts';
import { port, publishingPort, serverSettings } from './tests/e2e/address.ts';
import { coreSpecs } from './tests/e2e/core-specs.ts';
import { phone } from './tests/support/phone.ts';

const chromiumPath = process.env.CHROMIUM_PATH;

/**
 * Specs that run on a desktop only, nearly all of the back office. Others cover its lists and every screen on a phone.
 */
const desktopOnly = [
  'api-docs|booking-office|bulk|dashboard|list-keys|message-templates',
  'newsletter-issues|own-account|palette|reports|request-corrections|required-second-factor',
  'staff-accounts|tariffs',
  'event-(list|office)|(dealer|job|price)-office|dealer-map-failure',
  'news-(forms|texts)|office-toasts|record-(form|upload)',
];
/** Specs of public pages without desktop features, so they run on a phone only. Others cover every page on both. */
const phoneOnly = [
  'application-files|application-journey|careers|faq|film|first-paint|job-application|journey|newsletter',
  'opening-details|page-views|parts|price-calculator|restyling|service|unsubscribe|weights',
];

const specs = (names: readonly string[]) => new RegExp(`/(${names.join('|')})\\.spec\\.ts$`);

/** A device scale factor of 1 saves a fifth of the time; tests of pictures and page weight set a higher one. */
const plainPhone = { ...phone, deviceScaleFactor: 1 };
const desktop = { viewport: { width: 1440, height: 900 } };
const onPhones = { use: plainPhone, grepInvert: /@desktop-only/ };
const onDesktops = { use: desktop, grepInvert: /@phone-only/ };

/** Serves the build with a new database. The first server builds; Playwright starts the next one after it. */
const serve = (serverPort: number, build = '') => ({
  command: `${build}node tests/e2e/serve.ts`,
  url: `http://localhost:${serverPort}`,
  timeout: 180_000,
  env: { ...serverSettings, PORT: String(serverPort) },
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 20_000 },
  reuseExistingServer: false,
  stdout: 'ignore' as const,
});

export default defineConfig<object, EngineOptions>({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  fullyParallel: true,
  timeout: 120_000,
  // Long enough for a busy machine.
  expect: { timeout: 20_000 },
  reporter: [['list', { printSteps: false }], ['./scripts/repeat-failed-tests.ts']],
  use: {
    // Tracing every test would take half as long again; use `--trace on` to debug a failure locally.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromiumPath && { executablePath: chromiumPath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'phone', ...onPhones, testMatch: specs(coreSpecs.phone) },
    { name: 'desktop', ...onDesktops, testMatch: specs(coreSpecs.desktop) },
    {
      name: 'rest-phone',
      ...onPhones,
      testIgnore: specs([...coreSpecs.phone, ...desktopOnly]),
    },
    {
      name: 'rest-desktop',
      ...onDesktops,
      testIgnore: specs([...coreSpecs.desktop, ...phoneOnly]),
    },
    {
      name: 'assurance',
      testDir: 'tests/assurance',
      testMatch: '**/*.spec.ts',
      use: desktop,
    },
    { name: 'firefox', testDir: 'tests/browsers', use: { engine: 'firefox' } },
    { name: 'webkit', testDir: 'tests/browsers', use: { engine: 'webkit' } },
  ],
  webServer: [serve(port, 'node scripts/build.mjs && '), serve(publishingPort)],
});
