import zlib from 'node:zlib';
import { expect, it } from 'vitest';
import { PageBody } from './page.ts';

const text = 'All eight cars turn before your eyes. '.repeat(100);

it('uses the preferred encoding, and none for clients that accept neither', async () => {
  const body = PageBody.fromText(Buffer.from(text));
  const br = await body.encodeFor('gzip, deflate, br, zstd');
  const gzip = await body.encodeFor('gzip');
  expect([br.encoding, zlib.brotliDecompressSync(br.bytes).toString()]).toEqual(['br', text]);
  expect([gzip.encoding, zlib.gunzipSync(gzip.bytes).toString()]).toEqual(['gzip', text]);
  expect(br.bytes.length + gzip.bytes.length + text.length).toBeLessThan(body.maxBytes);
  for (const accepted of [undefined, 'identity', 'deflate', 'br;q=0']) {
    expect(await body.encodeFor(accepted)).toEqual({ encoding: 'identity', bytes: body.plain });
  }
});

it.each(['br', 'gzip'])('compresses as %s once for concurrent requests', async (accepted) => {
  const body = PageBody.fromText(Buffer.from(text));
  const bodies = await Promise.all(Array.from({ length: 20 }, () => body.encodeFor(accepted)));
  expect(new Set(bodies.map(({ bytes }) => bytes)).size).toBe(1);
});

it('keeps the compressed content', async () => {
  const body = PageBody.fromText(Buffer.from(text));
  const { bytes } = await body.encodeFor('gzip');
  expect((await body.encodeFor('gzip')).bytes).toBe(bytes);
});

it('stays plain if compression gains nothing', async () => {
  const bodies = [PageBody.fromText(Buffer.from('Gone')), PageBody.fromBytes(Buffer.from(text))];
  for (const body of bodies) {
    expect(await body.encodeFor('br, gzip')).toEqual({ encoding: 'identity', bytes: body.plain });
    expect(body.maxBytes).toBe(body.plain.length);
  }
});
