import {
  defineConfig,
  type TestProjectConfiguration,
  type TestProjectInlineConfiguration,
} from 'vitest/config';
import { findDebianBinaries } from './tests/support/clusters.ts';

/** Both processors of a small machine are kept busy. */
const together = { maxWorkers: 2, sequence: { groupOrder: 0 } };

/** Tests that start processes of their own, or put a load on them: after the others, two files at a time. */
const afterwards = { ...together, sequence: { groupOrder: 1 } };

const unit: TestProjectConfiguration = {
  test: {
    name: 'unit',
    include: [
      '{contract,catalogue,server,ui,site,admin,scripts,studio}/**/*.test.{ts,tsx}',
      'tests/docs/**/*.test.ts',
    ],
    isolate: false,
    ...together,
  },
};

/** Tests that put something in a library's place, and so need the product's modules for themselves. */
const aloneIn = (folder: string) => `tests/${folder}/**/*.alone.test.ts`;

/**
 * Tests of the application, called without a network. Files share its modules, which take longer to read than
 * most of them to run.
 */
const ofApplication = (
  name: string,
  folder: string,
  settings: TestProjectInlineConfiguration['test'],
): TestProjectConfiguration[] => [
  {
    test: {
      ...settings,
      name,
      include: [`tests/${folder}/**/*.test.ts`],
      exclude: [aloneIn(folder)],
      isolate: false,
    },
  },
  { test: { ...settings, name: `${name}, alone`, include: [aloneIn(folder)] } },
];

/** The same API tests run on each PostgreSQL that is there. */
const onPostgres = (name: string, globalSetup: string) =>
  ofApplication(name, 'api', {
    ...together,
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
    ...afterwards,
  },
};

/** What `npm run assurance` runs at length. */
const assurance = ofApplication('assurance', 'assurance', {
  globalSetup: [buildProduct, 'tests/support/provide-embedded.ts'],
  testTimeout: 2 * 60 * 60 * 1000,
  hookTimeout: 120_000,
  ...afterwards,
});

export default defineConfig({
  test: {
    projects: [
      unit,
      ...onPostgres('api', 'tests/support/provide-embedded.ts'),
      ...(findDebianBinaries()
        ? onPostgres('api on Debian', 'tests/support/provide-debian.ts')
        : []),
      processes,
      ...assurance,
    ],
  },
});
