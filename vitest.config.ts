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
  expect: { poll: { timeout: 60_000 } },
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
    testTimeout: 60_000,
    ...firstGroup,
  },
};

/** Tests that mock a library, and so must not share the product's modules with other files. */
const buildIsolatedPattern = (folder: string) => `tests/${folder}/**/*.alone.test.ts`;

/**
 * Projects for tests that call the application with `inject`. Files share its modules, because importing those
 * takes longer than running most files.
 */
const createAppProject = (
  name: string,
  folder: string,
  settings: TestProjectInlineConfiguration['test'],
): TestProjectConfiguration => ({
  test: {
    include: [`tests/${folder}/**/*.test.ts`],
    ...settings,
    name,
    exclude: [buildIsolatedPattern(folder), ...(settings?.exclude ?? [])],
    isolate: false,
  },
});

const createIsolatedProject = (
  name: string,
  folder: string,
  settings: TestProjectInlineConfiguration['test'],
): TestProjectConfiguration => ({
  test: { ...settings, name: `${name}, alone`, include: [buildIsolatedPattern(folder)] },
});

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
  'document-{text,words}',
  'email-limits',
  'emails',
  'export-access',
  'export-places',
  'finance-page',
  'raw-response-cache',
  'foreign-writes',
  'google-analytics',
  'home-page',
  'hostile-uploads',
  'icons',
  'job-files',
  'response-cache',
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
  'plain-forms',
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
  'text-browsers',
  'typed-client',
  'typed-vehicles',
  'unreadable-*',
  'unsubscribe',
  'upload-limits',
  'valid-html',
  'verify',
].map((name) => `tests/api/${name}.test.ts`);

/** API tests that take long: only `npm run test:whole` runs them. */
const longApi = [
  'backup-interruptions',
  'duplicate-lookups',
  'first-start',
  'kept-reports',
  'long-lists',
  'page-limits',
  'restore',
  'scheduled-backups',
  'text-browsers',
  'upload-limits',
  'valid-html',
].map((name) => `tests/api/${name}.test.ts`);

const apiSettings: TestProjectInlineConfiguration['test'] = {
  ...firstGroup,
  // React as visitors get it: its development version takes several times as long.
  env: { NODE_ENV: 'production' },
  testTimeout: 120_000,
  hookTimeout: 120_000,
};
const onEmbedded = { ...apiSettings, globalSetup: 'tests/support/provide-embedded.ts' };
const onDebian = { ...apiSettings, globalSetup: 'tests/support/provide-debian.ts' };

/** Tests of the back office in a document without layout, with the application behind it. */
const office: TestProjectConfiguration = {
  // React as staff get it, without its checks for developers.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    ...onEmbedded,
    name: 'office',
    include: ['tests/office/**/*.test.tsx'],
    setupFiles: 'tests/support/office/browser.ts',
    isolate: false,
  },
};

const buildProduct = 'tests/support/build-product.mjs';

/** Those of `npm test`: a start from nothing, a kill and the next start, two at once, the database away. */
const firstProcesses = [
  'embedded/{killed-application,second-application}',
  'process/{database-unavailable,main}',
].map((name) => `tests/${name}.test.ts`);

/** Tests that start and kill processes. */
const createProcessProject = (
  name: string,
  files: { include: string[]; exclude?: string[] },
): TestProjectConfiguration => ({
  test: {
    name,
    ...files,
    globalSetup: buildProduct,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    ...secondGroup,
  },
});

/** The long-running tests of `npm run assurance`; `npm run test:whole` runs their short form. */
const assurance: TestProjectInlineConfiguration['test'] = {
  globalSetup: [buildProduct, 'tests/support/provide-embedded.ts'],
  testTimeout: 2 * 60 * 60 * 1000,
  hookTimeout: 120_000,
  ...secondGroup,
};

// scripts/test-tiers.mjs says which projects `npm test` runs, and which `npm run test:whole`.
export default defineConfig({
  test: {
    projects: [
      unit,
      createAppProject('api', 'api', { ...onEmbedded, exclude: longApi }),
      createIsolatedProject('api', 'api', onEmbedded),
      createAppProject('rest-api', 'api', { ...onEmbedded, include: longApi }),
      ...(findDebianBinaries()
        ? [
            createAppProject('api on Debian', 'api', { ...onDebian, exclude: onOnePostgres }),
            createIsolatedProject('api on Debian', 'api', { ...onDebian, exclude: onOnePostgres }),
          ]
        : []),
      office,
      createProcessProject('processes', { include: firstProcesses }),
      createProcessProject('rest-processes', {
        include: ['tests/{embedded,process}/**/*.test.ts'],
        exclude: firstProcesses,
      }),
      createAppProject('assurance', 'assurance', assurance),
      createIsolatedProject('assurance', 'assurance', assurance),
    ],
  },
});
