import { readFile } from 'node:fs/promises';
import { decode } from 'bmp-ts';
import { damaged, disguised, type OpenFile, refused, tooManyPixels } from './file-errors.ts';
import { validateDimensions } from './picture-format.ts';

const headerBytes = 54;
const [widthAt, depthAt] = [18, 28];
/** A decoded pixel takes four bytes, in addition to the file. */
const maxPixels = 5_000_000;
/** Uncompressed, with or without bit masks for the colors. */
const plainCompressions: readonly number[] = [0, 3];
/** Compressions of pictures with few colors, which the decoder smears over neighboring pixels. */
const runLengthCompressions: readonly number[] = [1, 2];
const depths: readonly number[] = [1, 4, 8, 16, 24, 32];

/** A decoded picture: four bytes per pixel, the fourth of which may be undefined. */
export interface RawPicture {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Validates the header of a bitmap, so that an oversized one is rejected before it is decoded. */
export async function validateBitmapHeader({ bytes, read }: OpenFile): Promise<void> {
  const header = await read(0, headerBytes);
  if (header.length < headerBytes) throw damaged();
  const [offset, infoBytes] = [header.readUInt32LE(10), header.readUInt32LE(14)];
  const [width, height] = [header.readInt32LE(18), Math.abs(header.readInt32LE(22))];
  const [depth, compression] = [header.readUInt16LE(28), header.readUInt32LE(30)];
  const colors = header.readUInt32LE(46);
  if (infoBytes < 40) throw disguised();
  if (runLengthCompressions.includes(compression)) throw refused('bitmap-compressed');
  if (!plainCompressions.includes(compression)) throw disguised();
  if (!depths.includes(depth) || width < 1 || height < 1 || colors > 256) throw damaged();
  validateDimensions(width, height);
  if (width * height > maxPixels) throw tooManyPixels();
  const rowBytes = Math.ceil((width * depth) / 32) * 4;
  if (offset < headerBytes || offset + rowBytes * height > bytes) throw damaged();
}

/**
 * Decodes a bitmap with a valid header. Throws the decoder's error for a damaged one. The decoder stops after one row of
 * 4 bits if the width is odd, so it gets one more column, which is in the file as padding. With a palette its `toRGBA`
 * gives wrong colors, so its own order, ABGR, is turned here.
 */
export async function readBitmap(path: string): Promise<RawPicture> {
  const file = await readFile(path);
  const [width, depth] = [file.readInt32LE(widthAt), file.readUInt16LE(depthAt)];
  const hasPadding = depth === 4 && width % 2 === 1;
  if (hasPadding) file.writeInt32LE(width + 1, widthAt);
  const hasPalette = depth <= 8;
  const { data, width: decodedWidth, height } = decode(file, { toRGBA: !hasPalette });
  const pixels = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  if (hasPalette) pixels.swap32();
  if (!hasPadding) return { data: pixels, width, height };
  for (let y = 1; y < height; y += 1) {
    const start = y * decodedWidth * 4;
    pixels.copyWithin(y * width * 4, start, start + width * 4);
  }
  return { data: pixels.subarray(0, width * height * 4), width, height };
}
