import { mkdirSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp, { type Sharp } from 'sharp';

sharp.concurrency(1);

interface Raw {
  data: Buffer;
  width: number;
  height: number;
}

/** The developed light as a picture. */
export const open = ({ data, width, height }: Raw) =>
  sharp(data, { raw: { width, height, channels: 3 } });

/** The picture with a soft glow around lamps and the brightest reflections. */
export async function withGlow(picture: Raw): Promise<Raw> {
  const { width, height } = picture;
  const glow = await open(picture)
    .resize(width >> 2, height >> 2)
    .linear(4, -3.1 * 255)
    .blur(width / 260)
    .linear(0.35, 0)
    .resize(width, height)
    .raw()
    .toBuffer();
  const data = await open(picture)
    .composite([{ input: glow, raw: { width, height, channels: 3 }, blend: 'screen' }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return { data, width, height };
}

/**
 * Writes `<path>-<width>.avif` and `.webp` for each width. A file appears whole or not at all, so an
 * interrupted run leaves nothing broken behind.
 */
export async function writeWidths(picture: Sharp, path: string, widths: readonly number[]) {
  mkdirSync(dirname(path), { recursive: true });
  for (const width of widths) {
    const cut = picture.clone().resize(width, null, { kernel: 'lanczos3' });
    const files = [
      { end: 'avif', made: cut.clone().avif({ quality: 60, effort: 4 }) },
      { end: 'webp', made: cut.clone().webp({ quality: 82, effort: 5 }) },
    ];
    for (const { end, made } of files) {
      const file = `${path}-${width}.${end}`;
      await made.toFile(`${file}.part`);
      renameSync(`${file}.part`, file);
    }
  }
}
