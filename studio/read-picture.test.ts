import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readPicture } from './read-picture.ts';

const wanted = { path: 'car', widths: [32, 64] };
let folder = '';

const buildPath = (name: string) => path.join(folder, name);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  for (const width of wanted.widths) {
    const paint = { width, height: width / 2, channels: 3, background: '#b3001b' } as const;
    for (const format of ['avif', 'webp']) {
      await sharp({ create: paint }).toFile(buildPath(`car-${width}.${format}`));
    }
  }
});

afterEach(async () => await rm(folder, { recursive: true }));

it('returns a picture’s largest size and a tiny preview', async () => {
  const { preview, ...rest } = await readPicture(folder, wanted);
  expect(rest).toEqual({ ...wanted, width: 64, height: 32 });
  await writeFile(buildPath('preview'), Buffer.from(preview.split(',')[1] ?? '', 'base64'));
  const tiny = await sharp(buildPath('preview')).metadata();
  expect(tiny).toMatchObject({ format: 'gif', width: 8, height: 4 });
});

it.each(['car-32.avif', 'car-64.webp'])('names %s in the error if it is missing', async (file) => {
  await rm(buildPath(file));
  await expect(readPicture(folder, wanted)).rejects.toThrow(buildPath(file));
});

it.each([
  { broken: 'empty', bytes: '' },
  { broken: 'text', bytes: 'Not found' },
])('names a file in the error if it is $broken', async ({ bytes }) => {
  await writeFile(buildPath('car-64.avif'), bytes);
  await expect(readPicture(folder, wanted)).rejects.toThrow(buildPath('car-64.avif'));
});

it('names a truncated file in the error', async () => {
  const whole = await sharp({
    create: { width: 64, height: 32, channels: 3, background: '#b3001b' },
  })
    .webp()
    .toBuffer();
  await writeFile(buildPath('car-64.webp'), whole.subarray(0, 20));
  await expect(readPicture(folder, wanted)).rejects.toThrow(buildPath('car-64.webp'));
});
