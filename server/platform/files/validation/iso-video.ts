import { damaged, disguised } from './file-errors.ts';
import type { OpenFile } from './open-file.ts';

interface Box {
  type: string;
  bytes: number;
}

/** More than any video has at the top level; a fragmented one has two for every few seconds. */
const maxBoxes = 50_000;
/** Brands of pictures, which use the same container format. */
const pictureBrand = /^(avi[fs]|he[iv]|mif1|msf1)/;
const quickTimeBrand = 'qt  ';
/** The first box of a QuickTime video without a brand. */
const quickTimeFirstBoxes = ['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'];

/** Reads the header of the box at an offset: its type, and its length including the header; null at the end. */
async function readBox({ bytes, read }: OpenFile, at: number): Promise<Box | null> {
  const head = await read(at, 16);
  if (head.length < 8) return null;
  const type = head.toString('latin1', 4, 8);
  const size = head.readUInt32BE(0);
  if (size === 0) return { type, bytes: bytes - at };
  if (size !== 1) return { type, bytes: size };
  return { type, bytes: head.length < 16 ? 0 : Number(head.readBigUInt64BE(8)) };
}

/** Lists the types of all top-level boxes. Throws if one extends beyond the end of the file. */
async function listBoxes(file: OpenFile): Promise<Set<string>> {
  const types = new Set<string>();
  let at = 0;
  for (let count = 0; count < maxBoxes; count += 1) {
    const box = await readBox(file, at);
    if (!box) return types;
    if (box.bytes < 8 || at + box.bytes > file.bytes) throw damaged();
    types.add(box.type);
    at += box.bytes;
  }
  throw damaged();
}

async function hasFormat({ read }: OpenFile, extension: 'mp4' | 'mov'): Promise<boolean> {
  const head = (await read(0, 12)).toString('latin1');
  const [first, brand] = [head.slice(4, 8), head.slice(8, 12)];
  if (first !== 'ftyp') return extension === 'mov' && quickTimeFirstBoxes.includes(first);
  return extension === 'mov'
    ? brand === quickTimeBrand
    : brand !== quickTimeBrand && !pictureBrand.test(brand);
}

/** Rejects everything but a complete MP4 or QuickTime video. Both formats are a sequence of boxes. */
export async function validateIsoVideo(file: OpenFile, extension: 'mp4' | 'mov'): Promise<void> {
  if (!(await hasFormat(file, extension))) throw disguised();
  const boxes = await listBoxes(file);
  if (!boxes.has('moov') || !(boxes.has('mdat') || boxes.has('moof'))) throw damaged();
}
