import { defineConfig } from '@playwright/test';
import {
  origin,
  port,
  publishingOrigin,
  publishingPort,
  serverSettings,
} from './tests/e2e/address.ts';
import { phone } from './tests/support/phone.ts';

const chromiumPath = process.env.CHROMIUM_PATH;

/**
 * The specs of `npm test`, each at one size of the window. Everything else runs in `npm run test:whole`: all other
 * specs, and these at the other size. A new spec belongs there unless it is named here.
 */
const core = {
  phone: [
    'application-journey',
    'dealer-morning',
    'forms',
    'journey',
    'news',
    'newsletter-popup-form',
    'pages',
    'quote',
    'site',
  ],
  desktop: [
    'bulk',
    'calendar',
    'office-sign-in',
    'reports',
    'required-second-factor',
    'screens',
    'tariffs',
    'trash',
  ],
  publishing: ['dealer-office', 'event-office', 'news-office', 'record-form'],
};

/** Specs that change public pages. They have their own server, so that other specs see the initial content. */
const publishing = [
  'appointments|long-words|office-toasts',
  '(dealer|event|job|media|news|price|record)-(office|list|form|forms|failures|texts|upload)',
  '(dealer|job|price)-office-failures',
];
/** Specs of these that run on a phone too. */
const publishingOnPhones = [
  'appointments|long-words',
  'dealer-forms',
  '(media|news)-office',
  'media-texts',
];

/**
 * Specs that run on a desktop only, nearly all of the back office. Others cover its lists and every screen on a phone.
 */
const desktopOnly = [
  'api-docs|audit|booking-office|bulk|bulk-failures|dashboard|list-keys|list-views|message-templates',
  'newsletter-issues|own-account|palette|reports|request-corrections|required-second-factor',
  'staff-accounts|tariffs|trash',
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
const ofPublishing = { baseURL: publishingOrigin };

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

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  fullyParallel: true,
  timeout: 45_000,
  reporter: [['list', { printSteps: false }]],
  use: {
    baseURL: origin,
    // Tracing every test would take half as long again; use `--trace on` to debug a failure locally.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(chromiumPath && { executablePath: chromiumPath }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'phone', ...onPhones, testMatch: specs(core.phone) },
    { name: 'desktop', ...onDesktops, testMatch: specs(core.desktop) },
    {
      name: 'publishing',
      ...onDesktops,
      use: { ...desktop, ...ofPublishing },
      testMatch: specs(core.publishing),
    },
    {
      name: 'rest-phone',
      ...onPhones,
      testIgnore: specs([...core.phone, ...publishing, ...desktopOnly]),
    },
    {
      name: 'rest-desktop',
      ...onDesktops,
      testIgnore: specs([...core.desktop, ...publishing, ...phoneOnly]),
    },
    {
      name: 'rest-publishing-phone',
      ...onPhones,
      use: { ...plainPhone, ...ofPublishing },
      testMatch: specs(publishingOnPhones),
    },
    {
      name: 'rest-publishing',
      ...onDesktops,
      use: { ...desktop, ...ofPublishing },
      testMatch: specs(publishing),
      testIgnore: specs(core.publishing),
    },
    {
      name: 'assurance',
      testDir: 'tests/assurance',
      testMatch: '**/*.spec.ts',
      use: desktop,
    },
  ],
  webServer: [serve(port, 'node scripts/build.mjs && '), serve(publishingPort)],
});
