import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { findDebianBinaries } from './tests/support/clusters.ts';

const unit: TestProjectConfiguration = {
  test: {
    name: 'unit',
    include: [
      '{contract,catalogue,server,ui,site,admin,scripts}/**/*.test.{ts,tsx}',
      'tests/docs/**/*.test.ts',
    ],
  },
};

/** The same API tests run on each PostgreSQL that is there. */
const onPostgres = (name: string, globalSetup: string): TestProjectConfiguration => ({
  test: {
    name,
    include: ['tests/api/**/*.test.ts'],
    globalSetup,
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

/** Tests that start and kill processes: one file at a time. */
const processes: TestProjectConfiguration = {
  test: {
    name: 'processes',
    include: ['tests/{embedded,process}/**/*.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    maxWorkers: 1,
  },
};

/** What `npm run assurance` runs at length. */
const assurance: TestProjectConfiguration = {
  test: {
    name: 'assurance',
    include: ['tests/assurance/**/*.test.ts'],
    globalSetup: 'tests/support/provide-embedded.ts',
    testTimeout: 2 * 60 * 60 * 1000,
    hookTimeout: 120_000,
    maxWorkers: 1,
  },
};

export default defineConfig({
  test: {
    projects: [
      unit,
      onPostgres('api', 'tests/support/provide-embedded.ts'),
      ...(findDebianBinaries()
        ? [onPostgres('api on Debian', 'tests/support/provide-debian.ts')]
        : []),
      processes,
      assurance,
    ],
  },
});
