import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp, { type Sharp } from 'sharp';

sharp.concurrency(1);

interface Raw {
  data: Buffer;
  width: number;
  height: number;
}

/** Opens raw pixels as a sharp picture. */
export const openRaw = ({ data, width, height }: Raw) =>
  sharp(data, { raw: { width, height, channels: 3 } });

/** Adds a soft glow around lamps and the brightest reflections. */
export async function addGlow(picture: Raw): Promise<Raw> {
  const { width, height } = picture;
  const glow = await openRaw(picture)
    .resize(width >> 2, height >> 2)
    .linear(4, -3.1 * 255)
    .blur(width / 420)
    .linear(0.16, 0)
    .resize(width, height)
    .raw()
    .toBuffer();
  const data = await openRaw(picture)
    .composite([{ input: glow, raw: { width, height, channels: 3 }, blend: 'screen' }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { data, width, height };
}

/** The target size of a desktop hero's AVIF in bytes, so that paint shows no compression artifacts. */
export const heroBytes = { least: 80_000, most: 120_000 };
const heroWidth = 1920;

interface EncodedFile {
  extension: 'avif' | 'webp';
  data: Buffer;
}

/** Encodes a picture in both formats. Narrow pictures have a lower quality, because phones load them. */
async function encode(resized: Sharp, width: number): Promise<EncodedFile[]> {
  const webp = (quality: number) => resized.clone().webp({ quality, effort: 5 }).toBuffer();
  const avif = (quality: number) => resized.clone().avif({ quality, effort: 4 }).toBuffer();
  if (width < heroWidth) {
    return [
      { extension: 'avif', data: await avif(60) },
      { extension: 'webp', data: await webp(82) },
    ];
  }
  return [
    { extension: 'avif', data: await encodeHero(avif) },
    { extension: 'webp', data: await webp(86) },
  ];
}

/**
 * Finds a hero's quality, 45 to 94, by binary search and returns the encoded file. The search stops at a
 * file of 96 to 120 KB; otherwise it returns the best quality below 120 KB, or quality 45 if none is.
 */
export async function encodeHero(encodeAt: (quality: number) => Promise<Buffer>): Promise<Buffer> {
  let [low, high] = [45, 94];
  let best = await encodeAt(low);
  while (low < high) {
    const quality = Math.ceil((low + high) / 2);
    const data = await encodeAt(quality);
    if (data.length > heroBytes.most) {
      high = quality - 1;
      continue;
    }
    [low, best] = [quality, data];
    if (data.length >= heroBytes.least * 1.2) break;
  }
  return best;
}

/**
 * Writes `<path>-<width>.avif` and `.webp` for each width. Files are renamed after writing, so an
 * interrupted run leaves no broken files.
 */
export async function writeWidths(picture: Sharp, path: string, widths: readonly number[]) {
  mkdirSync(dirname(path), { recursive: true });
  for (const width of widths) {
    const resized = picture.clone().resize(width, null, { kernel: 'lanczos3' });
    for (const { extension, data } of await encode(resized, width)) {
      const file = `${path}-${width}.${extension}`;
      writeFileSync(`${file}.part`, data);
      renameSync(`${file}.part`, file);
    }
  }
}
