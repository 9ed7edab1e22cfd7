import sharp, { type Metadata, type Sharp } from 'sharp';
import { readBitmap, refuseBadBitmap } from './bitmap.ts';
import { refuseForeignContent } from './foreign-content.ts';
import { oneAtATime } from './one-at-a-time.ts';
import { type OpenFile, withFile } from './open-file.ts';
import { formatOf, type PictureFormat } from './picture-format.ts';
import { disguised, refusalAfter, tooManyPixels } from './refusals.ts';

// Memory is bounded by what one picture takes, not by what was remembered of the last ones.
sharp.cache(false);
sharp.concurrency(1);
// Of what the library can read, only what we take: no SVG, no PDF, nothing by way of other libraries.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadJpegFile',
    'VipsForeignLoadPngFile',
    'VipsForeignLoadNsgifFile',
    'VipsForeignLoadWebpFile',
    'VipsForeignLoadHeifFile',
  ],
});

/** Decoded row by row, which takes hardly any memory. Every phone's pictures are among these. */
const maxPixelsByRow = 50_000_000;
/** Decoded as a whole, in memory. */
const maxPixelsAtOnce: Readonly<Record<string, number>> = { gif: 5_000_000 };
const maxPixelsElse = 12_000_000;

const maxEdge = 2560;
const secondsToDecode = 20;

const options = {
  failOn: 'error',
  sequentialRead: true,
  limitInputPixels: maxPixelsByRow,
} as const;

function refuseTooLarge(format: PictureFormat, { width, height, isProgressive }: Metadata): void {
  const byRow = (format === 'jpeg' || format === 'png') && !isProgressive;
  const most = byRow ? maxPixelsByRow : (maxPixelsAtOnce[format] ?? maxPixelsElse);
  if (width * height > most) throw tooManyPixels();
}

async function openPicture(path: string, format: PictureFormat): Promise<Sharp> {
  if (format === 'bmp') {
    const { data, width, height } = await readBitmap(path);
    // A bitmap's fourth byte is undefined more often than it is meant as transparency.
    return sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha();
  }
  refuseTooLarge(format, await sharp(path, { ...options, limitInputPixels: false }).metadata());
  return sharp(path, options);
}

const look = (format: PictureFormat) => async (file: OpenFile) => {
  if (formatOf(await file.read(0, 64)) !== format) throw disguised();
  await refuseForeignContent(file);
  if (format === 'bmp') await refuseBadBitmap(file);
};

/**
 * Writes a picture anew to `target`, as WebP of at most 2560 pixels on its longer edge: only what is
 * seen survives, upright, of an animation its first frame. Throws the refusal of what is no whole
 * picture of the format, too large, or something else as well.
 */
export async function reencodePicture(
  path: string,
  format: PictureFormat,
  target: string,
  client: string,
): Promise<void> {
  await withFile(path, look(format));
  try {
    await oneAtATime(client, async () => {
      const picture = await openPicture(path, format);
      await picture
        .autoOrient()
        .resize({ width: maxEdge, height: maxEdge, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 85 })
        .timeout({ seconds: secondsToDecode })
        .toFile(target);
    });
  } catch (error) {
    throw refusalAfter(error);
  }
}
