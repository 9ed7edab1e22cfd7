import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Spill } from './spill.ts';

const makePieces = (count: number) => Array.from({ length: count }, () => randomBytes(300_000));

it('a reader gets everything in order, whether it is slower or faster than the writer', async () => {
  const pieces = makePieces(40);
  const spill = new Spill();
  const [early, late] = [pieces.slice(0, 25), pieces.slice(25)];
  // Nothing reads: most of it is on disk.
  for (const piece of early) await spill.write(piece);
  const read = buffer(spill.stream);
  for (const piece of late) {
    await spill.write(piece);
    await setImmediate();
  }
  spill.end();
  expect(spill.size).toBe(40 * 300_000);
  expect((await read).equals(Buffer.concat(pieces))).toBe(true);
});

it('a short file has begun when it is complete, and then its size is known', async () => {
  const spill = new Spill();
  await spill.write(Buffer.from('short'));
  expect(spill.size).toBeUndefined();
  spill.end();
  await spill.begun;
  expect(spill.size).toBe(5);
  expect(String(await buffer(spill.stream))).toBe('short');
});

it('a failure before the beginning is reported to who waits for it', async () => {
  const spill = new Spill();
  await spill.write(Buffer.from('short'));
  spill.fail(new Error('no rows'));
  await expect(spill.begun).rejects.toThrow('no rows');
});

it('a failure after the beginning is an error of the stream', async () => {
  const spill = new Spill();
  for (const piece of makePieces(12)) await spill.write(piece);
  await spill.begun;
  const read = buffer(spill.stream);
  spill.fail(new Error('the disk is full'));
  await expect(read).rejects.toThrow('the disk is full');
});

it('writing ends when the reader has gone', async () => {
  const spill = new Spill();
  spill.stream.destroy();
  await expect(spill.write(Buffer.from('more'))).rejects.toThrow('reader');
});
