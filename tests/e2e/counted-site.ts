import type { Page } from '@playwright/test';
import { startServer } from '#tests/support/server-process.ts';
import { test as base } from './test.ts';

export const googleId = 'G-TEST123';

/** A fake of Google's script, as far as the site relies on it. */
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
  /** Requests to Google, in order: its script, and reported page views. */
  toGoogle: string[];
}

/** A test on a separate server with Google Analytics configured. Google's servers are faked. */
export const test = base.extend<Fixtures, { countedOrigin: string }>({
  countedOrigin: [
    // biome-ignore lint/correctness/noEmptyPattern: the library reads the parameter's pattern.
    async ({}, use) => {
      const server = await startServer({
        GA_ID: googleId,
        SEED: 'none',
        LOG_LEVEL: 'warn',
        MAP_TILES_URL: 'none',
      });
      await use(server.origin);
      await server.end('SIGTERM');
    },
    { scope: 'worker' },
  ],
  baseURL: ({ countedOrigin }, use) => use(countedOrigin),
  toGoogle: async ({ page }, use) => {
    const requests: string[] = [];
    await fakeGoogle(page, requests);
    await use(requests);
  },
});

async function fakeGoogle(page: Page, requests: string[]): Promise<void> {
  await page.route('https://www.googletagmanager.com/**', (route) => {
    requests.push(`script ${new URL(route.request().url()).searchParams.get('id')}`);
    return route.fulfill({ contentType: 'text/javascript', body: script });
  });
  await page.route('https://*.google-analytics.com/**', (route) => {
    const location = new URL(route.request().url()).searchParams.get('dl') ?? '';
    requests.push(`view ${location.replace(new URL(page.url()).origin, '')}`);
    return route.fulfill({ status: 204 });
  });
}
