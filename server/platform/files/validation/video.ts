import { damaged, disguised, type OpenFile, withFile } from './file-errors.ts';
import { rejectArchive } from './foreign-content.ts';

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
async function validateIsoVideo(file: OpenFile, extension: 'mp4' | 'mov'): Promise<void> {
  if (!(await hasFormat(file, extension))) throw disguised();
  const boxes = await listBoxes(file);
  if (!boxes.has('moov') || !(boxes.has('mdat') || boxes.has('moof'))) throw damaged();
}

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
async function validateMatroska({ bytes, read }: OpenFile): Promise<void> {
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

/** An AVI is a RIFF file: it declares its length and begins with a list of headers. */
async function validateAvi({ bytes, read }: OpenFile): Promise<void> {
  const head = await read(0, 24);
  const text = head.toString('latin1');
  if (!/^RIFF[\s\S]{4}AVI /.test(text)) throw disguised();
  if (head.length < 24 || !/^LIST[\s\S]{4}hdrl$/.test(text.slice(12))) throw damaged();
  if (head.readUInt32LE(4) + 8 > bytes) throw damaged();
}

const asfHeader = Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex');
const asfData = Buffer.from('3626b2758e66cf11a6d900aa0062ce6c', 'hex');

/** A WMV consists of a header object and a data object, which both declare their length. */
async function validateAsf({ bytes, read }: OpenFile): Promise<void> {
  const head = await read(0, 24);
  if (!head.subarray(0, 16).equals(asfHeader)) throw disguised();
  if (head.length < 24) throw damaged();
  const headerBytes = Number(head.readBigUInt64LE(16));
  if (headerBytes < 30 || headerBytes > bytes) throw damaged();
  const data = await read(headerBytes, 24);
  if (data.length < 24 || !data.subarray(0, 16).equals(asfData)) throw damaged();
  if (headerBytes + Number(data.readBigUInt64LE(16)) > bytes) throw damaged();
}

/** An FLV is a sequence of tags, each followed by its length. The last one shows whether the file is complete. */
async function validateFlv({ bytes, read }: OpenFile): Promise<void> {
  const head = await read(0, 13);
  if (head.toString('latin1', 0, 3) !== 'FLV') throw disguised();
  if (head.length < 13 || head[3] !== 1 || head.readUInt32BE(5) !== 9) throw damaged();
  const tagBytes = (await read(bytes - 4, 4)).readUInt32BE(0);
  const tagAt = bytes - 4 - tagBytes;
  if (tagBytes < 11 || tagAt < 13) throw damaged();
  if ((await read(tagAt + 1, 3)).readUIntBE(0, 3) !== tagBytes - 11) throw damaged();
}

/** The accepted video containers by file extension, with their content type and validation. */
export const videoKinds: Readonly<
  Record<string, { contentType: string; validate: (file: OpenFile) => Promise<void> }>
> = {
  mp4: { contentType: 'video/mp4', validate: (file) => validateIsoVideo(file, 'mp4') },
  mov: { contentType: 'video/quicktime', validate: (file) => validateIsoVideo(file, 'mov') },
  avi: { contentType: 'video/x-msvideo', validate: validateAvi },
  wmv: { contentType: 'video/x-ms-wmv', validate: validateAsf },
  flv: { contentType: 'video/x-flv', validate: validateFlv },
  webm: { contentType: 'video/webm', validate: validateMatroska },
};

/**
 * Rejects everything but a complete video in the container of its extension, and a video that is also an archive.
 * It checks the structure of the container only and decodes nothing.
 */
export async function validateVideo(path: string, extension: string): Promise<void> {
  await withFile(path, async (file) => {
    const kind = videoKinds[extension];
    if (!kind) throw disguised();
    await kind.validate(file);
    await rejectArchive(file);
  });
}
