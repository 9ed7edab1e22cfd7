import {
  defineConfig,
  type TestProjectConfiguration,
  type TestProjectInlineConfiguration,
} from 'vitest/config';
import { findDebianBinaries } from './tests/support/clusters.ts';

const firstGroup = {
  // Three workers for two cores, because tests often wait for the database, timers and other processes.
  maxWorkers: 3,
  sequence: { groupOrder: 0 },
  // By default one second: too short for a page that is rendered again on a busy machine.
  expect: { poll: { timeout: 10_000 } },
  // A busy machine may stall once. A test that passes on retry is reported with its number of retries.
  retry: process.env.CI ? 1 : 0,
};

/** Tests that start or load processes run after the others, also with few workers. */
const secondGroup = { ...firstGroup, sequence: { groupOrder: 1 } };

const unit: TestProjectConfiguration = {
  test: {
    name: 'unit',
    include: [
      '{contract,catalogue,server,ui,site,admin,scripts,studio}/**/*.test.{ts,tsx}',
      'tests/docs/**/*.test.ts',
    ],
    isolate: false,
    testTimeout: 20_000,
    ...firstGroup,
  },
};

/** Tests that mock a library, and so must not share the product's modules with other files. */
const buildIsolatedPattern = (folder: string) => `tests/${folder}/**/*.alone.test.ts`;

/**
 * Projects for tests that call the application with `inject`. Files share its modules, because importing those
 * takes longer than running most files.
 */
const createAppProjects = (
  name: string,
  folder: string,
  settings: TestProjectInlineConfiguration['test'],
): TestProjectConfiguration[] => [
  {
    test: {
      ...settings,
      name,
      include: [`tests/${folder}/**/*.test.ts`],
      exclude: [buildIsolatedPattern(folder), ...(settings?.exclude ?? [])],
      isolate: false,
    },
  },
  { test: { ...settings, name: `${name}, alone`, include: [buildIsolatedPattern(folder)] } },
];

/**
 * API tests of pages, files and access rules, whose queries other tests cover too. They run on one PostgreSQL
 * version. All others (including new ones) run on every available version: lists and their plans, searches,
 * writes, locks, notifications, backups.
 */
const onOnePostgres = [
  'account-guards',
  'analytics',
  'api-docs',
  'application-files',
  'application-{page,refusals}',
  'appointment-{page,emails}',
  'backup-interruptions',
  'booking-price',
  'brochures',
  'cache-control',
  'careers-page',
  'compare-page',
  'connections',
  'contact',
  'contact-page',
  'content-{access,admin,file-changes,file-details,pages,uploads}',
  'dealer-finder',
  'document-text',
  'email-limits',
  'emails',
  'export-access',
  'export-places',
  'finance-page',
  'finished-answers',
  'foreign-writes',
  'google-analytics',
  'home-page',
  'hostile-uploads',
  'icons',
  'job-files',
  'kept-answers',
  'mail-failures',
  'metrics',
  'model-pages',
  'newsletter',
  'on-road-page',
  'optional-email',
  'own-password',
  'page-texts',
  'page-{cache,limits}',
  'pages',
  'pictures-once',
  'previews',
  'price-calculation',
  'price-{choices,rule}',
  'proxy-warnings',
  'publication-times',
  'published-files',
  'quote-contacts',
  'quote-limits',
  'quote-pages',
  'reference-pages',
  'request-ids',
  'request-limits',
  'required-second-factor',
  'scheduled-backups',
  'search-engines',
  'second-factor*',
  'sharing-pictures',
  'sign-in-{limits,counts}.alone',
  'slash-at-the-end',
  'specified-routes',
  'staff',
  'staff-{accounts,command}.alone',
  'status',
  'test-drive-page',
  'trash-walk',
  'typed-client',
  'typed-vehicles',
  'unreadable-*',
  'unsubscribe',
  'upload-limits',
  'valid-html',
  'verify',
].map((name) => `tests/api/${name}.test.ts`);

const createApiProjects = (name: string, globalSetup: string, exclude: string[] = []) =>
  createAppProjects(name, 'api', {
    exclude,
    ...firstGroup,
    globalSetup,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  });

const buildProduct = 'tests/support/build-product.mjs';

/** Tests that start and kill processes. */
const processes: TestProjectConfiguration = {
  test: {
    name: 'processes',
    include: ['tests/{embedded,process}/**/*.test.ts'],
    globalSetup: buildProduct,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    ...secondGroup,
  },
};

/** The long-running tests of `npm run assurance`. */
const assurance = createAppProjects('assurance', 'assurance', {
  globalSetup: [buildProduct, 'tests/support/provide-embedded.ts'],
  testTimeout: 2 * 60 * 60 * 1000,
  hookTimeout: 120_000,
  ...secondGroup,
});

export default defineConfig({
  test: {
    projects: [
      unit,
      ...createApiProjects('api', 'tests/support/provide-embedded.ts'),
      ...(findDebianBinaries()
        ? createApiProjects('api on Debian', 'tests/support/provide-debian.ts', onOnePostgres)
        : []),
      processes,
      ...assurance,
    ],
  },
});
