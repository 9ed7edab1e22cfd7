import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ApiDocument, readApiDocument, secretPath } from '#tests/support/api-document.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  test.call({ method: 'GET', url, headers });

it('/api/openapi.json describes the running application, for no search engine', async () => {
  const response = await get('/api/openapi.json');
  const document: ApiDocument = response.json();
  expect(document.openapi).toBe('3.1.0');
  expect(document.paths).toEqual((await readApiDocument()).paths);
  expect(response.headers['x-robots-tag']).toBe('noindex');
});

it('/api/docs is a page whose policy allows no inline code, eval or other site', async () => {
  const { headers, body } = await get('/api/docs');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['x-robots-tag']).toBe('noindex');
  const sources = String(headers['content-security-policy'])
    .split('; ')
    .flatMap((directive) => directive.split(' ').slice(1));
  expect(new Set(sources)).toEqual(new Set(["'none'", "'self'", 'data:']));
  expect(body).not.toMatch(/<script>|<style|style=/);
});

it('the page’s own files are served with their types, compressed where the browser accepts it', async () => {
  const { body } = await get('/api/docs');
  const files = [...body.matchAll(/(?:src|href)="(\/api\/docs\/[^"]+)"/g)].map(
    ([, url = '']) => url,
  );
  expect(files).toHaveLength(4);
  for (const file of files) {
    const plain = await get(file);
    expect(plain.statusCode).toBe(200);
    expect(plain.headers['content-type']).toMatch(/^text\/(css|javascript); charset=utf-8$/);
    expect(plain.headers['content-encoding']).toBeUndefined();
  }
  const [script = ''] = files.filter((file) => file.endsWith('bundle.js'));
  const compressed = await get(script, { 'accept-encoding': 'gzip, br' });
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(compressed.rawPayload.length).toBeLessThan(600_000);
  expect((await get(script)).body).toContain('SwaggerUIBundle');
});

it.each(['package.json', '..%2fpackage.json', 'index.html', 'oauth2-redirect.html'])(
  'no other file of the viewer is served: %s',
  async (file) => {
    expect((await get(`/api/docs/${file}`)).statusCode).toBe(404);
  },
);

it('neither the page nor the document contains the secret path of the back office', async () => {
  for (const url of ['/api/docs', '/api/docs/start.js', '/api/openapi.json']) {
    expect((await get(url)).body).not.toContain(secretPath);
  }
});
