import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readPicture } from './read-picture.ts';

const wanted = { path: 'car', widths: [32, 64], alt: 'A car in the studio' };
let folder = '';

const place = (name: string) => path.join(folder, name);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  for (const width of wanted.widths) {
    const paint = { width, height: width / 2, channels: 3, background: '#b3001b' } as const;
    for (const format of ['avif', 'webp']) {
      await sharp({ create: paint }).toFile(place(`car-${width}.${format}`));
    }
  }
});

afterEach(async () => await rm(folder, { recursive: true }));

it('tells a picture’s largest size and shows a few pixels of it', async () => {
  const { preview, ...rest } = await readPicture(folder, wanted);
  expect(rest).toEqual({ ...wanted, width: 64, height: 32 });
  await writeFile(place('preview'), Buffer.from(preview.split(',')[1] ?? '', 'base64'));
  const tiny = await sharp(place('preview')).metadata();
  expect(tiny).toMatchObject({ format: 'gif', width: 8, height: 4 });
});

it.each(['car-32.avif', 'car-64.webp'])('names %s where it is missing', async (file) => {
  await rm(place(file));
  await expect(readPicture(folder, wanted)).rejects.toThrow(place(file));
});

it.each([
  { broken: 'empty', bytes: '' },
  { broken: 'a text', bytes: 'Not found' },
])('names a file that is $broken', async ({ bytes }) => {
  await writeFile(place('car-64.avif'), bytes);
  await expect(readPicture(folder, wanted)).rejects.toThrow(place('car-64.avif'));
});

it('names a file that was cut off', async () => {
  const whole = await sharp({
    create: { width: 64, height: 32, channels: 3, background: '#b3001b' },
  })
    .webp()
    .toBuffer();
  await writeFile(place('car-64.webp'), whole.subarray(0, 20));
  await expect(readPicture(folder, wanted)).rejects.toThrow(place('car-64.webp'));
});
