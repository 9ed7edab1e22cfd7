import { defineConfig } from 'vitest/config';

const serverFiles = { environment: 'node', pool: 'forks' } as const;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...serverFiles,
          name: 'unit',
          include: ['{contract,catalogue,server,ui,site,admin,scripts}/**/*.test.ts'],
        },
      },
      {
        test: {
          ...serverFiles,
          name: 'embedded',
          include: ['tests/embedded/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 1,
        },
      },
    ],
  },
});
