import { join } from 'node:path';
import sharp from 'sharp';
import { type ListedPicture, pictureFile } from '#catalogue/pictures/picture.ts';

const formats = ['avif', 'webp'] as const;

/** A picture to read: its path below the folder, and its widths. */
export type WantedPicture = Pick<ListedPicture, 'path' | 'widths'>;

async function checkReadable(file: string): Promise<void> {
  await sharp(file)
    .metadata()
    .catch((error: Error) => {
      throw new Error(`${file}: ${error.message}`, { cause: error });
    });
}

/**
 * Builds a tiny preview as a data URL, to be shown blurred. A GIF with four colors: at this size WebP takes
 * more bytes and loses the car's color.
 */
async function buildPreview(file: string): Promise<string> {
  const tiny = await sharp(file)
    .resize(8, 8, { fit: 'inside' })
    .gif({ colors: 4, dither: 0 })
    .toBuffer();
  return `data:image/gif;base64,${tiny.toString('base64')}`;
}

/**
 * Reads a picture from a folder.
 * @throws {Error} that names the first file that is missing or not a picture.
 */
export async function readPicture(
  folder: string,
  { path, widths }: WantedPicture,
): Promise<ListedPicture> {
  const buildPath = (width: number, format: (typeof formats)[number]) =>
    join(folder, pictureFile({ path }, width, format));
  for (const width of widths) {
    for (const format of formats) await checkReadable(buildPath(width, format));
  }
  const { width, height } = await sharp(buildPath(Math.max(...widths), 'webp')).metadata();
  const preview = await buildPreview(buildPath(Math.min(...widths), 'webp'));
  return { path, width, height, widths, preview };
}
