import { damaged, disguised } from './file-errors.ts';
import type { OpenFile } from './open-file.ts';

const headerId = 0x1a45dfa3;
const segmentId = 0x18538067;
const docTypeId = Buffer.from('4282', 'hex');
/** A header contains a few numbers and a name. */
const maxHeaderBytes = 1024;

interface Length {
  /** Null: unknown, as in a live recording. */
  value: number | null;
  /** The number of bytes that encode it. */
  width: number;
}

/** Parses the variable-length integer at the beginning of these bytes. The first set bit encodes its width. */
function parseLength(bytes: Buffer): Length {
  const first = bytes[0] ?? 0;
  const width = Math.clz32(first) - 23;
  if (first === 0 || width > bytes.length) throw damaged();
  let value = BigInt(first & (0xff >> width));
  for (const byte of bytes.subarray(1, width)) value = value * 256n + BigInt(byte);
  const isUnknown = value === 2n ** BigInt(7 * width) - 1n;
  return { value: isUnknown ? null : Number(value), width };
}

/** Returns the DocType in the header: 'webm', or another type of Matroska file. */
function readDocType(header: Buffer): string {
  const at = header.indexOf(docTypeId);
  if (at < 0) return '';
  const { value, width } = parseLength(header.subarray(at + 2));
  const start = at + 2 + width;
  return header.toString('latin1', start, start + (value ?? 0)).replace(/\0{1,8}$/, '');
}

/** Rejects everything but a complete WebM: a header with that type, and a segment with the length it declares. */
export async function validateMatroska({ bytes, read }: OpenFile): Promise<void> {
  const head = await read(0, maxHeaderBytes);
  if (head.length < 5 || head.readUInt32BE(0) !== headerId) throw disguised();
  const { value, width } = parseLength(head.subarray(4));
  const segmentAt = 4 + width + (value ?? maxHeaderBytes);
  if (segmentAt > maxHeaderBytes) throw damaged();
  if (readDocType(head.subarray(0, segmentAt)) !== 'webm') throw disguised();
  const segment = await read(segmentAt, 12);
  if (segment.length < 5 || segment.readUInt32BE(0) !== segmentId) throw damaged();
  const length = parseLength(segment.subarray(4));
  const end = segmentAt + 4 + length.width + (length.value ?? 0);
  if (end > bytes) throw damaged();
}
