import { defineConfig } from '@playwright/test';
import { adminPath, origin, port, staffPassword } from './tests/e2e/address.ts';
import { phone } from './tests/support/phone.ts';

const chromiumPath = process.env.CHROMIUM_PATH;

const specs = (...names: string[]) => new RegExp(`/(${names.join('|')})\\.spec\\.ts$`);

/** What changes the pages that visitors see: others find them as they were installed. */
const publishing = specs(
  'long-words',
  '(dealer|event|job|media|news|price|record)-(office|list|form|forms|failures|upload)',
  '(dealer|job|price)-office-failures',
);
/** Of it, what is done on a phone, too. */
const publishingOnPhones = specs('long-words', 'dealer-forms', '(media|news)-office');

/** The back office's, at a desk; on a phone its lists are worked and every screen is looked at. */
const atDesk = specs(
  'audit|booking-office|bulk|bulk-failures|dashboard|list-keys|own-account|palette',
  'required-second-factor|staff-accounts',
);
/** The public site's where a desktop has nothing of its own; there, too, every page is looked at. */
const atHand = specs(
  'application-files|application-journey|careers|faq|film|first-paint|job-application|journey|newsletter',
  'opening-details|page-views|parts|price-calculator|restyling|service|unsubscribe|weights',
);

/** Drawn at one pixel for each, tests take a fifth less time; those of pictures and weights ask for all of them. */
const plainPhone = { ...phone, deviceScaleFactor: 1 };
const desktop = { viewport: { width: 1440, height: 900 } };
const last = { dependencies: ['phone', 'desktop'] };

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  fullyParallel: true,
  timeout: 45_000,
  // A machine that is busy elsewhere may stall once; what passes only then is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list', { printSteps: false }]],
  use: {
    baseURL: origin,
    // A trace of every test took a third of the time; `--trace on` makes one of a test that fails here.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromiumPath && { executablePath: chromiumPath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'phone', use: plainPhone, testIgnore: [publishing, atDesk] },
    { name: 'desktop', use: desktop, testIgnore: [publishing, atHand] },
    { name: 'phone, publishing', use: plainPhone, testMatch: publishingOnPhones, ...last },
    { name: 'desktop, publishing', use: desktop, testMatch: publishing, ...last },
    {
      name: 'assurance',
      testDir: 'tests/assurance',
      testMatch: '**/*.spec.ts',
      use: desktop,
      dependencies: ['phone, publishing', 'desktop, publishing'],
    },
  ],
  webServer: {
    command: 'node scripts/build.mjs && node tests/e2e/serve.ts',
    url: origin,
    timeout: 180_000,
    env: {
      NODE_ENV: 'production',
      PORT: String(port),
      ADMIN_PATH: adminPath,
      STAFF_PASSWORD: staffPassword,
      LOG_LEVEL: 'warn',
      SUPPORT_EMAIL: 'support@cars.example',
      WHATSAPP_NUMBER: '+92 300 0000000',
      // No test is to depend on somebody else's server, nor to burden it.
      MAP_TILES_URL: 'none',
      SOCIAL_YOUTUBE: 'https://video.example/channel',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
