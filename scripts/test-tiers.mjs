/**
 * The projects of vitest.config.ts and playwright.config.ts that belong to `npm test` and to `npm run test:whole`:
 * docs/tests.md.
 */
export const tierProjects = {
  test: {
    vitest: ['unit', 'api', 'api, alone', 'office', 'processes'],
    browser: ['phone', 'desktop'],
  },
  whole: {
    vitest: [
      'rest-api',
      'api on Debian',
      'api on Debian, alone',
      'rest-processes',
      'assurance',
      'assurance, alone',
    ],
    browser: ['rest-phone', 'rest-desktop', 'assurance', 'firefox', 'webkit'],
  },
};
