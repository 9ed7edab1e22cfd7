import type { OpenFile } from './open-file.ts';
import { damaged, disguised } from './refusals.ts';

interface Box {
  type: string;
  bytes: number;
}

/** More than any film has at its top; a fragmented one has two for each few seconds. */
const maxBoxes = 50_000;
/** Pictures come in the same boxes. */
const pictureBrand = /^(avi[fs]|he[iv]|mif1|msf1)/;
const quickTimeBrand = 'qt  ';
/** What a QuickTime film without a brand begins with. */
const quickTimeStarts = ['moov', 'mdat', 'wide', 'free', 'skip', 'pnot'];

/** The box at a place: its name, and its length including its head; null where the file ends. */
async function boxAt({ bytes, read }: OpenFile, at: number): Promise<Box | null> {
  const head = await read(at, 16);
  if (head.length < 8) return null;
  const type = head.toString('latin1', 4, 8);
  const size = head.readUInt32BE(0);
  if (size === 0) return { type, bytes: bytes - at };
  if (size !== 1) return { type, bytes: size };
  return { type, bytes: head.length < 16 ? 0 : Number(head.readBigUInt64BE(8)) };
}

/** The names of all boxes at the top of the file. Throws where one reaches beyond its end. */
async function boxesOf(file: OpenFile): Promise<Set<string>> {
  const types = new Set<string>();
  let at = 0;
  for (let count = 0; count < maxBoxes; count += 1) {
    const box = await boxAt(file, at);
    if (!box) return types;
    if (box.bytes < 8 || at + box.bytes > file.bytes) throw damaged();
    types.add(box.type);
    at += box.bytes;
  }
  throw damaged();
}

async function isOfKind({ read }: OpenFile, extension: 'mp4' | 'mov'): Promise<boolean> {
  const head = (await read(0, 12)).toString('latin1');
  const [first, brand] = [head.slice(4, 8), head.slice(8, 12)];
  if (first !== 'ftyp') return extension === 'mov' && quickTimeStarts.includes(first);
  return extension === 'mov'
    ? brand === quickTimeBrand
    : brand !== quickTimeBrand && !pictureBrand.test(brand);
}

/** Refuses what is no whole MP4, or QuickTime film: both are boxes, one after another. */
export async function judgeIsoVideo(file: OpenFile, extension: 'mp4' | 'mov'): Promise<void> {
  if (!(await isOfKind(file, extension))) throw disguised();
  const boxes = await boxesOf(file);
  if (!boxes.has('moov') || !(boxes.has('mdat') || boxes.has('moof'))) throw damaged();
}
