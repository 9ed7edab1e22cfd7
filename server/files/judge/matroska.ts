import type { OpenFile } from './open-file.ts';
import { damaged, disguised } from './refusals.ts';

const headerId = 0x1a45dfa3;
const segmentId = 0x18538067;
const docTypeId = Buffer.from('4282', 'hex');
/** A header holds a few numbers and a name. */
const maxHeaderBytes = 1024;

interface Length {
  /** Null: it is not known yet, as with what is recorded live. */
  value: number | null;
  /** How many bytes it is written in. */
  width: number;
}

/** The length that is written at the beginning of these bytes: its first set bit says how wide it is. */
function lengthIn(bytes: Buffer): Length {
  const first = bytes[0] ?? 0;
  const width = Math.clz32(first) - 23;
  if (first === 0 || width > bytes.length) throw damaged();
  let value = BigInt(first & (0xff >> width));
  for (const byte of bytes.subarray(1, width)) value = value * 256n + BigInt(byte);
  const isUnknown = value === 2n ** BigInt(7 * width) - 1n;
  return { value: isUnknown ? null : Number(value), width };
}

/** The name of what follows the header: 'webm', or another of the same family. */
function docTypeOf(header: Buffer): string {
  const at = header.indexOf(docTypeId);
  if (at < 0) return '';
  const { value, width } = lengthIn(header.subarray(at + 2));
  const start = at + 2 + width;
  return header.toString('latin1', start, start + (value ?? 0)).replace(/\0+$/, '');
}

/** Refuses what is no whole WebM: a header that says so, and a segment that ends where it says. */
export async function judgeMatroska({ bytes, read }: OpenFile): Promise<void> {
  const head = await read(0, maxHeaderBytes);
  if (head.length < 5 || head.readUInt32BE(0) !== headerId) throw disguised();
  const { value, width } = lengthIn(head.subarray(4));
  const segmentAt = 4 + width + (value ?? maxHeaderBytes);
  if (segmentAt > maxHeaderBytes) throw damaged();
  if (docTypeOf(head.subarray(0, segmentAt)) !== 'webm') throw disguised();
  const segment = await read(segmentAt, 12);
  if (segment.length < 5 || segment.readUInt32BE(0) !== segmentId) throw damaged();
  const length = lengthIn(segment.subarray(4));
  const end = segmentAt + 4 + length.width + (length.value ?? 0);
  if (end > bytes) throw damaged();
}
