import { readFileSync } from 'node:fs';
import zlib from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { PageBody } from './page-body.ts';

const text = 'All eight cars turn before your eyes. '.repeat(100);

it('is compressed as is liked best, and plain for whoever takes neither form', async () => {
  const body = PageBody.ofText(Buffer.from(text));
  const br = await body.formFor('gzip, deflate, br, zstd');
  const gzip = await body.formFor('gzip');
  expect([br.encoding, zlib.brotliDecompressSync(br.bytes).toString()]).toEqual(['br', text]);
  expect([gzip.encoding, zlib.gunzipSync(gzip.bytes).toString()]).toEqual(['gzip', text]);
  expect(br.bytes.length + gzip.bytes.length + text.length).toBeLessThan(body.maxBytes);
  for (const accepted of [undefined, 'identity', 'deflate', 'br;q=0']) {
    expect(await body.formFor(accepted)).toEqual({ encoding: 'identity', bytes: body.plain });
  }
});

it.each(['br', 'gzip'])('is compressed as %s once for all who ask', async (accepted) => {
  const body = PageBody.ofText(Buffer.from(text));
  const forms = await Promise.all(Array.from({ length: 20 }, () => body.formFor(accepted)));
  expect(new Set(forms.map(({ bytes }) => bytes)).size).toBe(1);
});

it('keeps what it has compressed', async () => {
  const body = PageBody.ofText(Buffer.from(text));
  const { bytes } = await body.formFor('gzip');
  expect((await body.formFor('gzip')).bytes).toBe(bytes);
});

it('is made shorter for those who come later, once it has been asked for twice', async () => {
  const page = readFileSync(import.meta.filename);
  const body = PageBody.ofText(page);
  const [{ bytes: first }, { bytes: second }] = [
    await body.formFor('br'),
    await body.formFor('br'),
  ];
  expect(second).toBe(first);
  const last = await vi.waitFor(async () => {
    const { bytes } = await body.formFor('br');
    expect(bytes.length).toBeLessThan(first.length);
    return bytes;
  });
  expect(zlib.brotliDecompressSync(last)).toEqual(page);
  expect((await body.formFor('br')).bytes).toBe(last);
});

it('stays plain where compressing would gain nothing', async () => {
  const bodies = [PageBody.ofText(Buffer.from('Gone')), PageBody.ofBytes(Buffer.from(text))];
  for (const body of bodies) {
    expect(await body.formFor('br, gzip')).toEqual({ encoding: 'identity', bytes: body.plain });
    expect(body.maxBytes).toBe(body.plain.length);
  }
});
