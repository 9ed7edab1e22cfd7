import { readFile } from 'node:fs/promises';
import { decode } from 'bmp-ts';
import type { OpenFile } from './open-file.ts';
import { damaged, disguised, tooManyPixels } from './refusals.ts';

const headerBytes = 54;
/** Decoded, each takes four bytes, beside the file itself. */
const maxPixels = 5_000_000;
/** Uncompressed, with or without masks that say where a colour's bits are. */
const plainCompressions: readonly number[] = [0, 3];
const depths: readonly number[] = [1, 4, 8, 16, 24, 32];

/** A decoded picture: red, green, blue and something else, one byte each. */
export interface RawPicture {
  data: Buffer;
  width: number;
  height: number;
}

/** Refuses a bitmap by its header, before anything is decoded that this says would be large. */
export async function refuseBadBitmap({ bytes, read }: OpenFile): Promise<void> {
  const header = await read(0, headerBytes);
  if (header.length < headerBytes) throw damaged();
  const [offset, infoBytes] = [header.readUInt32LE(10), header.readUInt32LE(14)];
  const [width, height] = [header.readInt32LE(18), Math.abs(header.readInt32LE(22))];
  const [depth, compression] = [header.readUInt16LE(28), header.readUInt32LE(30)];
  const colours = header.readUInt32LE(46);
  if (infoBytes < 40 || !plainCompressions.includes(compression)) throw disguised();
  if (!depths.includes(depth) || width < 1 || height < 1 || colours > 256) throw damaged();
  if (width * height > maxPixels) throw tooManyPixels();
  const rowBytes = Math.ceil((width * depth) / 32) * 4;
  if (offset < headerBytes || offset + rowBytes * height > bytes) throw damaged();
}

/** Decodes a bitmap that was not refused. Throws what the decoder throws at a broken one. */
export async function readBitmap(path: string): Promise<RawPicture> {
  return decode(await readFile(path), { toRGBA: true });
}
