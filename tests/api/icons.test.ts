import { afterAll, beforeAll, expect, it } from 'vitest';
import { legacyIcon, touchIcon } from '#catalogue/app-icons.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());

const get = (url: string) => test.call({ method: 'GET', url });

/** Returns the size of a PNG in pixels, from its first chunk. */
const readPngSize = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

it('the manifest’s icons have the sizes it names, and one is maskable', async () => {
  const { icons } = (await get('/site.webmanifest')).json();
  const pictures = icons.filter(({ type }: { type: string }) => type === 'image/png');
  expect(pictures.map(({ sizes }: { sizes: string }) => sizes).sort()).toEqual([
    '192x192',
    '512x512',
    '512x512',
  ]);
  for (const { src, sizes } of pictures) {
    const { statusCode, rawPayload, headers } = await get(src);
    expect(statusCode, src).toBe(200);
    expect(headers['cache-control'], src).toBe('public, max-age=86400');
    expect(readPngSize(rawPayload), src).toBe(sizes);
  }
  expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable');
});

it('the home page links an icon for iPhones', async () => {
  const { body } = await get('/');
  expect(body).toContain(`<link rel="apple-touch-icon" href="/${touchIcon.file}"/>`);
  expect(readPngSize((await get(`/${touchIcon.file}`)).rawPayload)).toBe('180x180');
});

it('favicon.ico has all its sizes', async () => {
  const { statusCode, headers, rawPayload } = await get(`/${legacyIcon.file}`);
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)/);
  const count = rawPayload.readUInt16LE(4);
  const sizes = Array.from({ length: count }, (_, index) => {
    const offset = rawPayload.readUInt32LE(6 + 16 * index + 12);
    return readPngSize(rawPayload.subarray(offset));
  });
  expect(sizes).toEqual(legacyIcon.sizesPx.map((sizePx) => `${sizePx}x${sizePx}`));
});
