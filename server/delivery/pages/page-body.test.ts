import { readFileSync } from 'node:fs';
import zlib from 'node:zlib';
import { expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { PageBody } from './page-body.ts';
import { recompressQueue } from './recompress-queue.ts';

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

it('sends a smaller body to later requests once it was requested twice', async () => {
  const page = readFileSync(import.meta.filename);
  const body = PageBody.fromText(page);
  const [{ bytes: first }, { bytes: second }] = [
    await body.encodeFor('br'),
    await body.encodeFor('br'),
  ];
  expect(second).toBe(first);
  const last = await eventually(async () => {
    const { bytes } = await body.encodeFor('br');
    expect(bytes.length).toBeLessThan(first.length);
    return bytes;
  });
  expect(zlib.brotliDecompressSync(last)).toEqual(page);
  expect((await body.encodeFor('br')).bytes).toBe(last);
});

it('is not recompressed once it has left the cache', async () => {
  const gate = Promise.withResolvers<void>();
  recompressQueue.add({}, () => gate.promise);
  const [left, kept] = [0, 1].map(() => PageBody.fromText(readFileSync(import.meta.filename)));
  for (const body of [left, left, kept, kept]) await body?.encodeFor('br');
  const first = await left?.encodeFor('br');
  left?.release();
  gate.resolve();
  await eventually(async () => {
    expect((await kept?.encodeFor('br'))?.bytes.length).toBeLessThan(Number(first?.bytes.length));
  });
  expect((await left?.encodeFor('br'))?.bytes).toBe(first?.bytes);
});

it('stays plain if compression gains nothing', async () => {
  const bodies = [PageBody.fromText(Buffer.from('Gone')), PageBody.fromBytes(Buffer.from(text))];
  for (const body of bodies) {
    expect(await body.encodeFor('br, gzip')).toEqual({ encoding: 'identity', bytes: body.plain });
    expect(body.maxBytes).toBe(body.plain.length);
  }
});
