import sharp, { type Metadata, type Sharp } from 'sharp';
import { createFairQueue } from './client-queue.ts';
import { damaged, toFileError, tooManyPixels } from './file-errors.ts';
import { type PictureFormat, validateDimensions } from './picture-format.ts';
import { runValidation } from './run-validation.ts';

// Without caches, one picture bounds the memory.
sharp.cache(false);
sharp.concurrency(1);
// Only the loaders of accepted formats: no SVG, no PDF, no other libraries.
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

/** For formats that are decoded row by row, with little memory: the largest sensors of phones have 64 million. */
const maxPixelsByRow = 65_000_000;
/** For formats that are decoded completely in memory. */
const maxPixelsInMemory: Readonly<Record<string, number>> = { gif: 5_000_000, avif: 6_000_000 };
/** 4096 × 3072: what cameras with 12 megapixels take. */
const defaultMaxPixels = 12_600_000;
/** 16-bit channels take twice the memory, which does not matter row by row. */
const maxDeepPixels = 6_000_000;

const maxEdge = 2560;
const timeoutSeconds = 20;

const options = {
  failOn: 'error',
  sequentialRead: true,
  limitInputPixels: maxPixelsByRow,
} as const;

function validateSize(
  format: PictureFormat,
  { width, height, isProgressive, depth }: Metadata,
): void {
  validateDimensions(width, height);
  const byRow = (format === 'jpeg' || format === 'png') && !isProgressive;
  const ofFormat = byRow ? maxPixelsByRow : (maxPixelsInMemory[format] ?? defaultMaxPixels);
  const isDeep = depth === 'ushort' && !byRow;
  const maxPixels = isDeep ? Math.min(maxDeepPixels, ofFormat / 2) : ofFormat;
  if (width * height > maxPixels) throw tooManyPixels();
}

async function openPicture(path: string, format: PictureFormat, client: string): Promise<Sharp> {
  if (format === 'bmp') {
    const bitmap = await runValidation({ kind: 'decode-bitmap', path, extension: 'bmp' }, client);
    if (!bitmap) throw damaged();
    const { data, width, height } = bitmap;
    // The fourth byte of a bitmap's pixels is more often undefined than transparency.
    const pixels = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
    return sharp(pixels, { raw: { width, height, channels: 4 } }).removeAlpha();
  }
  validateSize(format, await sharp(path, { ...options, limitInputPixels: false }).metadata());
  return sharp(path, options);
}

/** Pictures are decoded one at a time, because each may need much memory. */
const enqueue = createFairQueue();

/**
 * Re-encodes a picture to `target` as WebP with at most 2560 pixels on the longer edge. Only the upright pixels
 * survive, without metadata; of an animation only the first frame. Throws an AppError if the picture is damaged,
 * not of the format, or too large.
 */
export async function reencodePicture(
  path: string,
  format: PictureFormat,
  target: string,
  client: string,
): Promise<void> {
  try {
    await enqueue(client, async () => {
      const picture = await openPicture(path, format, client);
      await picture
        .autoOrient()
        .resize({
          width: maxEdge,
          height: maxEdge,
          fit: 'inside',
          withoutEnlargement: true,
        })
        .webp({ quality: 85 })
        .timeout({ seconds: timeoutSeconds })
        .toFile(target);
    });
  } catch (error) {
    throw toFileError(error);
  }
}
