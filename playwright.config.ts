import { defineConfig } from '@playwright/test';
import { adminPath, origin, port, staffPassword } from './tests/e2e/address.ts';
import { phone } from './tests/support/phone.ts';

const chromiumPath = process.env.CHROMIUM_PATH;

const specs = (...names: string[]) => new RegExp(`/(${names.join('|')})\\.spec\\.ts$`);

/** Specs that change public pages. They run last, so that other specs see the initial content. */
const publishing = specs(
  'appointments|long-words|office-toasts',
  '(dealer|event|job|media|news|price|record)-(office|list|form|forms|failures|texts|upload)',
  '(dealer|job|price)-office-failures',
);
/** Specs of these that run on a phone too. */
const publishingOnPhones = specs(
  'appointments|long-words',
  'dealer-forms',
  '(media|news)-office',
  'media-texts',
);

/**
 * Specs that run on a desktop only, nearly all of the back office. Others cover its lists and every screen on a phone.
 */
const desktopOnly = specs(
  'api-docs|audit|booking-office|bulk|bulk-failures|dashboard|list-keys|list-views|message-templates',
  'newsletter-issues|own-account|palette|reports|request-corrections|required-second-factor',
  'staff-accounts|tariffs|trash',
);
/** Specs of public pages without desktop features, so they run on a phone only. Others cover every page on both. */
const phoneOnly = specs(
  'application-files|application-journey|careers|faq|film|first-paint|job-application|journey|newsletter',
  'opening-details|page-views|parts|price-calculator|restyling|service|unsubscribe|weights',
);

/** A device scale factor of 1 saves a fifth of the time; tests of pictures and page weight set a higher one. */
const plainPhone = { ...phone, deviceScaleFactor: 1 };
const desktop = { viewport: { width: 1440, height: 900 } };
const runLast = { dependencies: ['phone', 'desktop'] };

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  fullyParallel: true,
  timeout: 45_000,
  // A busy machine may stall once. A test that passes on retry is reported as flaky.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list', { printSteps: false }]],
  use: {
    baseURL: origin,
    // Tracing every test would take half as long again; use `--trace on` to debug a failure locally.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromiumPath && { executablePath: chromiumPath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
  projects: [
    {
      name: 'phone',
      use: plainPhone,
      testIgnore: [publishing, desktopOnly],
      grepInvert: /@desktop-only/,
    },
    {
      name: 'desktop',
      use: desktop,
      testIgnore: [publishing, phoneOnly],
      grepInvert: /@phone-only/,
    },
    {
      name: 'phone, publishing',
      use: plainPhone,
      testMatch: publishingOnPhones,
      grepInvert: /@desktop-only/,
      ...runLast,
    },
    {
      name: 'desktop, publishing',
      use: desktop,
      testMatch: publishing,
      grepInvert: /@phone-only/,
      ...runLast,
    },
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
      // No test may depend on an external server or put load on it.
      MAP_TILES_URL: 'none',
      SOCIAL_YOUTUBE: 'https://video.example/channel',
    },
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
