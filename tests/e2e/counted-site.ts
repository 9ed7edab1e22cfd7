import type { Page } from '@playwright/test';
import { startServer } from '#tests/support/server-process.ts';
import { test as base } from './test.ts';

export const googleId = 'G-TEST123';

/** What Google's script does with its commands, as far as the site relies on it. */
const script = `
  const send = ([command, ...rest]) => {
    if (command !== 'event' || window['ga-disable-${googleId}']) return;
    document.cookie = '_ga=GA1.1.1.1; path=/';
    document.cookie = '_ga_TEST123=GS1.1.1.1; path=/';
    const { page_location } = rest[1];
    fetch('https://region1.google-analytics.com/g/collect?' + new URLSearchParams({ dl: page_location }),
      { method: 'POST', mode: 'no-cors' });
  };
  dataLayer.forEach(send);
  const push = dataLayer.push.bind(dataLayer);
  dataLayer.push = (command) => { send(command); return push(command); };
`;

interface Fixtures {
  /** What Google has been asked for, in order: its script, and the pages it was told of. */
  toGoogle: string[];
}

/** A test on a product of its own that is set up with Google Analytics. Google itself is played. */
export const test = base.extend<Fixtures, { countedOrigin: string }>({
  countedOrigin: [
    // biome-ignore lint/correctness/noEmptyPattern: the library reads the parameter's pattern.
    async ({}, use) => {
      const server = await startServer({
        GA_ID: googleId,
        SEED: 'none',
        LOG_LEVEL: 'warn',
        NODE_ENV: 'production',
        MAP_TILES_URL: 'none',
      });
      await use(server.origin);
      await server.end('SIGTERM');
    },
    { scope: 'worker' },
  ],
  baseURL: ({ countedOrigin }, use) => use(countedOrigin),
  toGoogle: async ({ page }, use) => {
    const asked: string[] = [];
    await playGoogle(page, asked);
    await use(asked);
  },
});

async function playGoogle(page: Page, asked: string[]): Promise<void> {
  await page.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(`script ${new URL(route.request().url()).searchParams.get('id')}`);
    return route.fulfill({ contentType: 'text/javascript', body: script });
  });
  await page.route('https://*.google-analytics.com/**', (route) => {
    const location = new URL(route.request().url()).searchParams.get('dl') ?? '';
    asked.push(`view ${location.replace(new URL(page.url()).origin, '')}`);
    return route.fulfill({ status: 204 });
  });
}
