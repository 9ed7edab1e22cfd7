import { readFile } from 'node:fs/promises';
import { decode } from 'bmp-ts';
import { damaged, disguised, type OpenFile, tooManyPixels } from './file-errors.ts';
import { validateDimensions } from './picture-format.ts';

const headerBytes = 54;
/** A decoded pixel takes four bytes, in addition to the file. */
const maxPixels = 5_000_000;
/** Uncompressed, with or without bit masks for the colors. */
const allowedCompressions: readonly number[] = [0, 3];
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
  if (infoBytes < 40 || !allowedCompressions.includes(compression)) throw disguised();
  if (!depths.includes(depth) || width < 1 || height < 1 || colors > 256) throw damaged();
  validateDimensions(width, height);
  if (width * height > maxPixels) throw tooManyPixels();
  const rowBytes = Math.ceil((width * depth) / 32) * 4;
  if (offset < headerBytes || offset + rowBytes * height > bytes) throw damaged();
}

/** Decodes a bitmap with a valid header. Throws the decoder's error for a damaged one. */
export async function readBitmap(path: string): Promise<RawPicture> {
  const { data, width, height } = decode(await readFile(path), { toRGBA: true });
  return { data, width, height };
}
