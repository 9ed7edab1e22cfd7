import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampleDealers } from '#server/db/seed/sample-dealers.ts';
import { dealers } from '#server/dealers/schema.ts';
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
const policyOf = (answer: Awaited<ReturnType<typeof get>>) =>
  String(answer.headers['content-security-policy']);

describe('a page', () => {
  it('allows its own inline scripts by hash and nothing else inline', async () => {
    const answer = await get('/');
    const inline = [
      ...answer.body.matchAll(/<script(?![^>]*(?:src=|ld\+json))[^>]*>([\s\S]+?)<\/script>/g),
    ];
    const hashes = inline.map(
      ([, script]) => `'sha256-${createHash('sha256').update(String(script)).digest('base64')}'`,
    );
    expect(hashes.length).toBeGreaterThan(0);
    for (const hash of hashes) expect(policyOf(answer)).toContain(hash);
    expect(policyOf(answer)).not.toContain('unsafe');
    expect(answer.body).not.toMatch(/nonce=| style="| on[a-z]+="/);
  });

  it('asks for what is seen first, and for its scripts later', async () => {
    const { body } = await get('/models/haval-h6');
    const [head = ''] = body.split('</head>');
    expect(head).toContain('as="image"');
    expect(head).toContain('rel="stylesheet"');
    expect(head).not.toContain('.js"');
    expect(body).not.toContain('<script type="module"');
    expect(body).toMatch(/startAfterFirstPaint.*\["\/assets\/[^<]+\.js"/s);
  });

  it('carries the security headers, as all else does: files, redirects and refusals', async () => {
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

  it('is built of files that carry what holds for files, and no more', async () => {
    const [script = ''] = (await get('/')).body.match(/\/assets\/[\w-]+\.js/) ?? [];
    const [officeScript = ''] = (await get(`/${adminPath}`)).body.match(/[\w.-]+\.js/) ?? [];
    for (const url of [script, officeAsset(officeScript)]) {
      const { statusCode, headers } = await get(url);
      expect(statusCode, url).toBe(200);
      expect(headers['x-content-type-options'], url).toBe('nosniff');
      expect(headers['cross-origin-resource-policy'], url).toBe('same-origin');
      expect(headers['content-security-policy'], url).toContain("frame-ancestors 'none'");
      expect(Object.keys(headers), url).not.toContain('permissions-policy');
    }
  });

  it('comes compressed as the browser likes it, the same in each form', async () => {
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
    const answer = await get(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toMatch('text/html');
    expect(answer.body).not.toMatch(/node_modules|at Object\./);
  });

  const findScript = async () =>
    /\/assets\/entry\.client-[^"]+\.js/.exec((await get('/')).body)?.[0] ?? '';
  const unpack = { br: brotliDecompressSync, zstd: zstdDecompressSync, gzip: gunzipSync };

  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, zstd', 'zstd'],
    ['zstd;q=0, br;q=0.1, gzip;q=0.5', 'gzip'],
  ] as const)('to who accepts %s its files go in %s', async (accepted, encoding) => {
    const file = await findScript();
    const plain = await get(file);
    expect(plain.headers['content-encoding']).toBeUndefined();
    const answer = await get(file, { 'accept-encoding': accepted });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    expect(unpack[encoding](answer.rawPayload).equals(plain.rawPayload)).toBe(true);
    const { etag } = answer.headers;
    const headers = { 'accept-encoding': accepted, 'if-none-match': String(etag) };
    expect((await get(file, headers)).statusCode).toBe(304);
  });

  it('its files are kept by browsers for a year', async () => {
    const answer = await get(await findScript());
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get(`${await findScript()}.br`)).statusCode).toBe(404);
    expect((await get('/assets/none.js')).statusCode).toBe(404);
    expect((await get('/assets/..%2f..%2f..%2fpackage.json')).statusCode).toBeGreaterThanOrEqual(
      400,
    );
  });
});

describe('the back office', () => {
  it('is one page below its secret path, told where it is, kept by nobody', async () => {
    for (const url of [`/${adminPath}`, `/${adminPath}/test-drives`]) {
      const answer = await get(url);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).toContain(`<base href="/${adminPath}/">`);
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['referrer-policy']).toBe('no-referrer');
      expect(policyOf(answer)).toContain("script-src 'self';");
    }
  });

  it('has an address that no public page and no public file tells', async () => {
    for (const url of ['/', '/test-drive', '/nowhere', '/robots.txt']) {
      expect((await get(url)).body).not.toContain(adminPath);
    }
    const assets = path.resolve('build/site/client/assets');
    for (const name of readdirSync(assets).filter((file) => file.endsWith('.js'))) {
      expect(readFileSync(path.join(assets, name), 'utf8'), name).not.toMatch(/ADMIN_PATH|office-/);
    }
  });
});
