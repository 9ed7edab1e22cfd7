import { expect, it } from 'vitest';
import { encodeHero, heroBytes } from './finish.ts';

/** Returns an encoder whose file size grows with quality, up to `bytesAtBest` at quality 94. */
const buildEncoder = (bytesAtBest: number) => async (quality: number) =>
  Buffer.alloc(Math.round(bytesAtBest * (quality / 94) ** 3));

it('encodes a detailed hero within its byte limits', async () => {
  const data = await encodeHero(buildEncoder(400_000));
  expect(data.length).toBeLessThanOrEqual(heroBytes.most);
  expect(data.length).toBeGreaterThanOrEqual(heroBytes.least);
});

it('encodes a plain hero at the best quality, even if the file is below the lower limit', async () => {
  expect((await encodeHero(buildEncoder(30_000))).length).toBe(30_000);
});

it('encodes a hero at the lowest quality if even that is over the upper limit', async () => {
  const data = await encodeHero(buildEncoder(4_000_000));
  expect(data.length).toBe(Math.round(4_000_000 * (45 / 94) ** 3));
});
