import { afterAll, beforeAll, expect, it } from 'vitest';
import { readEnv } from '#server/env.ts';
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

async function policyOf(app: TestApp, url: string): Promise<string> {
  return String((await get(app, url)).headers['content-security-policy']);
}

it('only public pages may reach Google, and only where an id is set', async () => {
  for (const url of ['/', '/news', '/nowhere']) {
    expect(await policyOf(counted, url), url).toContain('https://www.googletagmanager.com');
    expect(await policyOf(uncounted, url), url).not.toContain('google');
  }
  for (const url of [`/${adminPath}/`, '/api/config', '/robots.txt']) {
    expect(await policyOf(counted, url), url).not.toContain('google');
  }
});

it('no page brings the script or the question with it: both wait for the browser', async () => {
  const { body } = await get(counted, '/');
  expect(body).not.toContain('googletagmanager');
  expect(body).not.toContain('consent-banner');
});

it('pages are kept and revalidated as they are without it', async () => {
  const { headers } = await get(counted, '/faq');
  expect(headers['cache-control']).toBe('public, max-age=0, s-maxage=30');
  expect(headers.vary).toBe('Accept-Encoding');
  const again = await get(counted, '/faq', {
    'if-none-match': String(headers.etag),
    cookie: '_ga=GA1.1.1.1',
  });
  expect(again.statusCode).toBe(304);
});

it('the page on cookies tells of Google’s two exactly where they can be set', async () => {
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
