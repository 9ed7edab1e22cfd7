import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dealers } from '#server/resources/dealers/schema.ts';
import { sampleDealers } from '#server/resources/seed/sample-dealers.ts';
import { adminPath, startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await test.database.db.insert(dealers).values(sampleDealers());
});
afterAll(() => test.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  test.call({ method: 'GET', url, headers });
const officeAsset = (name: string) => `/${adminPath}/assets/${name}`;
const readPolicy = (response: Awaited<ReturnType<typeof get>>) =>
  String(response.headers['content-security-policy']);

describe('a page', () => {
  it('allows its own inline scripts by hash and nothing else inline', async () => {
    const response = await get('/');
    const inline = [
      ...response.body.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]+?)<\/script>/g),
    ];
    const hashes = inline.map(
      ([, script]) => `'sha256-${createHash('sha256').update(String(script)).digest('base64')}'`,
    );
    expect(hashes.length).toBeGreaterThan(0);
    for (const hash of hashes) expect(readPolicy(response)).toContain(hash);
    expect(readPolicy(response)).not.toContain('unsafe');
    expect(response.body).not.toMatch(/nonce=| style="| on[a-z]+="/);
  });

  it('loads pictures and styles first, and its scripts after the first paint', async () => {
    const { body } = await get('/models/haval-h6');
    const [head = ''] = body.split('</head>');
    expect(head).toContain('as="image"');
    expect(head).toContain('rel="stylesheet"');
    expect(head).not.toContain('.js"');
    expect(body).not.toContain('<script type="module"');
    expect(body).toMatch(/startAfterFirstPaint.*\["\/assets\/[^<]+\.js"/s);
  });

  it('has the security headers, and so have files, redirects and errors', async () => {
    const others = [
      '/robots.txt',
      '/Test-Drive',
      '/%zz',
      '/assets/none.js',
      officeAsset('none.js'),
    ];
    for (const url of ['/', '/nowhere', '/api/dealers', `/${adminPath}`, ...others]) {
      const { headers } = await get(url);
      expect(headers['x-content-type-options'], url).toBe('nosniff');
      expect(headers['x-frame-options'], url).toBe('DENY');
      expect(headers['cross-origin-opener-policy'], url).toBe('same-origin');
      expect(headers['content-security-policy'], url).toContain("frame-ancestors 'none'");
    }
  });

  it('has assets with only the security headers that apply to files', async () => {
    const [script = ''] = (await get('/')).body.match(/\/assets\/[\w-]+\.js/) ?? [];
    const [officeScript = ''] = (await get(`/${adminPath}`)).body.match(/[\w.-]{1,100}\.js/) ?? [];
    for (const url of [script, officeAsset(officeScript)]) {
      const { statusCode, headers } = await get(url);
      expect(statusCode, url).toBe(200);
      expect(headers['x-content-type-options'], url).toBe('nosniff');
      expect(headers['cross-origin-resource-policy'], url).toBe('same-origin');
      expect(headers['content-security-policy'], url).toContain("frame-ancestors 'none'");
      expect(Object.keys(headers), url).not.toContain('permissions-policy');
    }
  });

  it('is compressed as the browser accepts, with the same title', async () => {
    const [plain, br, gzip] = await Promise.all(
      ['identity', 'gzip, br', 'gzip'].map((encoding) => get('/', { 'accept-encoding': encoding })),
    );
    expect(plain?.headers['content-encoding']).toBeUndefined();
    expect(br?.headers['content-encoding']).toBe('br');
    expect(gzip?.headers['content-encoding']).toBe('gzip');
    const title = /<title>[^<]+<\/title>/.exec(plain?.body ?? '')?.[0] ?? 'no title';
    expect(brotliDecompressSync(br?.rawPayload ?? Buffer.of()).toString()).toContain(title);
    expect(gunzipSync(gzip?.rawPayload ?? Buffer.of()).toString()).toContain(title);
  });

  it.each(['/nowhere', '/features/..%2f..%2fetc'])('%s is a page with 404', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toMatch('text/html');
    expect(response.body).not.toMatch(/node_modules|at Object\./);
  });

  const findScript = async () =>
    /\/assets\/entry\.client-[^"]+\.js/.exec((await get('/')).body)?.[0] ?? '';
  const unpack = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync };

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, zstd', 'zstd'],
    ['zstd;q=0, br;q=0.1, gzip;q=0.5', 'gzip'],
  ] as const)('sends its assets to a browser that accepts %s in %s', async (accepted, encoding) => {
    const file = await findScript();
    const plain = await get(file);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const response = await get(file, { 'accept-encoding': accepted });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    expect(unpack[encoding](response.rawPayload).equals(plain.rawPayload)).toBe(true);
    const { etag } = response.headers;
    const headers = { 'accept-encoding': accepted, 'if-none-match': String(etag) };
    expect((await get(file, headers)).statusCode).toBe(304);
  });

  it('has assets that browsers may cache for a year, and serves no other files', async () => {
    const response = await get(await findScript());
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get(`${await findScript()}.br`)).statusCode).toBe(404);
    expect((await get('/assets/none.js')).statusCode).toBe(404);
    expect((await get('/assets/..%2f..%2f..%2fpackage.json')).statusCode).toBeGreaterThanOrEqual(
      400,
    );
  });
});

describe('the back office', () => {
  it('is one page at all addresses below its secret path, and is not cached', async () => {
    for (const url of [`/${adminPath}`, `/${adminPath}/test-drives`]) {
      const response = await get(url);
      expect(response.statusCode).toBe(200);
      expect(response.body).toContain(`<base href="/${adminPath}/">`);
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.headers['referrer-policy']).toBe('no-referrer');
      expect(readPolicy(response)).toContain("script-src 'self';");
    }
  });

  it('has an address that no public page or script contains', async () => {
    for (const url of ['/', '/test-drive', '/nowhere', '/robots.txt']) {
      expect((await get(url)).body).not.toContain(adminPath);
    }
    const assets = path.resolve('build/site/client/assets');
    for (const name of readdirSync(assets).filter((file) => file.endsWith('.js'))) {
      expect(readFileSync(path.join(assets, name), 'utf8'), name).not.toMatch(/ADMIN_PATH|office-/);
    }
  });
});
