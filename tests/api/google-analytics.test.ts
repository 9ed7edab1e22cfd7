import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv } from '#server/platform/env.ts';
import { adminPath, startTestApp, type TestApp } from '#tests/support/test-app.ts';

let counted: TestApp;
let uncounted: TestApp;
beforeAll(async () => {
  counted = await startTestApp({ env: readEnv({ GA_ID: 'G-TEST123' }) });
  uncounted = await startTestApp();
});
afterAll(async () => {
  await counted.close();
  await uncounted.close();
});

const get = ({ call }: TestApp, url: string, headers: Record<string, string> = {}) =>
  call({ method: 'GET', url, headers });

async function readPolicy(app: TestApp, url: string): Promise<string> {
  return String((await get(app, url)).headers['content-security-policy']);
}

it('the CSP allows Google on public pages only, and only with GA_ID', async () => {
  for (const url of ['/', '/news', '/nowhere']) {
    expect(await readPolicy(counted, url), url).toContain('https://www.googletagmanager.com');
    expect(await readPolicy(uncounted, url), url).not.toContain('google');
  }
  for (const url of [`/${adminPath}/`, '/api/config', '/robots.txt']) {
    expect(await readPolicy(counted, url), url).not.toContain('google');
  }
});

it('the home page’s HTML has neither Google’s script nor the consent banner', async () => {
  const { body } = await get(counted, '/');
  expect(body).not.toContain('googletagmanager');
  expect(body).not.toContain('consent-banner');
});

it('pages are cached, and revalidated despite Google’s cookie', async () => {
  const { headers } = await get(counted, '/faq');
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=30');
  expect(headers.vary).toBe('Accept-Encoding');
  const again = await get(counted, '/faq', {
    'if-none-match': String(headers.etag),
    cookie: '_ga=GA1.1.1.1',
  });
  expect(again.statusCode).toBe(304);
});

it('the cookie and privacy pages mention Google Analytics only with GA_ID', async () => {
  const withId = (await get(counted, '/cookies')).body;
  expect(withId).toContain('No cookie without your consent');
  expect(withId).toContain('id="analytics"');
  expect(withId).not.toContain('No cookie for you');
  const without = (await get(uncounted, '/cookies')).body;
  expect(without).toContain('No cookie for you');
  expect(without).not.toContain('Google Analytics');
  expect((await get(counted, '/privacy')).body).toContain('Google Analytics');
  expect((await get(uncounted, '/privacy')).body).not.toContain('Google Analytics');
});
