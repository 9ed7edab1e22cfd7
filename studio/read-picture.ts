import { join } from 'node:path';
import sharp from 'sharp';
import { type Picture, pictureFile } from '#catalogue/pictures/picture.ts';

const formats = ['avif', 'webp'] as const;

/** What is asked for: a path below the folder of pictures, the widths it is shown in, its words. */
export type WantedPicture = Pick<Picture, 'path' | 'widths' | 'alt'>;

async function checkReadable(file: string): Promise<void> {
  await sharp(file)
    .metadata()
    .catch((error: Error) => {
      throw new Error(`${file}: ${error.message}`, { cause: error });
    });
}

/**
 * A few pixels of a picture as a data address, to be shown blurred. GIF with four colours of its own: in so little
 * WebP takes more bytes and loses the car's colour.
 */
async function previewOf(file: string): Promise<string> {
  const tiny = await sharp(file)
    .resize(8, 8, { fit: 'inside' })
    .gif({ colours: 4, dither: 0 })
    .toBuffer();
  return `data:image/gif;base64,${tiny.toString('base64')}`;
}

/**
 * A picture as it lies in a folder.
 * @throws {Error} that names the first width and format of it that is missing or no picture.
 */
export async function readPicture(
  folder: string,
  { path, widths, alt }: WantedPicture,
): Promise<Picture> {
  const place = (width: number, format: (typeof formats)[number]) =>
    join(folder, pictureFile({ path }, width, format));
  for (const width of widths) {
    for (const format of formats) await checkReadable(place(width, format));
  }
  const { width, height } = await sharp(place(Math.max(...widths), 'webp')).metadata();
  const preview = await previewOf(place(Math.min(...widths), 'webp'));
  return { path, width, height, widths, alt, preview };
}
