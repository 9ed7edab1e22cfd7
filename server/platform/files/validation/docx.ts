import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { readContentTypes, validateLinks } from './docx-links.ts';
import { damaged, disguised, toFileError, unsafe } from './file-errors.ts';
import { type OpenFile, withFile } from './open-file.ts';

const maxEntries = 2_000;
/** The unpacked size of all entries. A CV of 10 MB consists mostly of pictures, which hardly compress. */
const maxUnpackedBytes = 32 * 1024 * 1024;
/** The size of a part that is parsed, enough for 300 hyperlinks. */
const maxParsedBytes = 64 * 1024;
/** The size of all parts that are parsed. */
const maxTotalParsedBytes = 1024 * 1024;

// Part names are case-insensitive.
const contentTypes = '[content_types].xml';
const mainPart = 'word/document.xml';
const mainType = /\bwordprocessingml\.document\.main\+xml$/;
const isParsed = (name: string) => name === contentTypes || name.endsWith('.rels');

const isSafeName = (name: string) =>
  !/^\/|^[a-z]:|\\|\0/i.test(name) && !name.split('/').includes('..');
const activeName =
  /vbaProject|vbaData|(?:^|\/)(?:embeddings|activeX)\/|\.(?:exe|dll|scr|lnk|ole)$/i;

/** Signatures of programs, compound files (OLE) and archives. No part of a document may be one. */
const foreignSignatures = ['4d5a', '7f454c46', 'd0cf11e0a1b11ae1', '504b0304'].map((start) =>
  Buffer.from(start, 'hex'),
);
const maxSignatureBytes = 8;

/** Returns every part by its lower-case name. Validates the headers before anything is unpacked. */
async function readDirectory(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > maxEntries) throw unsafe();
  const entries = new Map<string, Entry>();
  let bytes = 0;
  let parsedBytes = 0;
  for await (const entry of zip.eachEntry()) {
    // Not decoded by the library, which would normalize names before this check.
    const rawName = String(entry.fileName);
    const name = rawName.toLowerCase();
    if (!isSafeName(rawName) || entries.has(name) || activeName.test(rawName)) throw unsafe();
    bytes += entry.uncompressedSize;
    if (isParsed(name)) {
      parsedBytes += entry.uncompressedSize;
      if (entry.uncompressedSize > maxParsedBytes) throw unsafe();
    }
    if (bytes > maxUnpackedBytes || parsedBytes > maxTotalParsedBytes) throw unsafe();
    entries.set(name, entry);
  }
  return entries;
}

/**
 * Unpacks a part, checks its CRC and returns its content, at most the first `keepBytes`. The library fails for a
 * part that is longer than its header says.
 */
async function unpack(zip: ZipFile, entry: Entry, keepBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let kept = 0;
  let sum = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    sum = crc32(chunk, sum);
    if (kept < keepBytes) chunks.push(chunk.subarray(0, keepBytes - kept));
    kept += chunk.length;
  }
  if (sum !== entry.crc32) throw damaged();
  return Buffer.concat(chunks);
}

const isForeign = (content: Buffer) =>
  foreignSignatures.some((start) => content.subarray(0, start.length).equals(start));

async function validateParts(zip: ZipFile): Promise<void> {
  const entries = await readDirectory(zip);
  let types: string[] = [];
  const parts: [name: string, content: Buffer][] = [];
  for (const [name, entry] of entries) {
    const content = await unpack(zip, entry, isParsed(name) ? maxParsedBytes : maxSignatureBytes);
    if (isForeign(content)) throw unsafe();
    if (isParsed(name)) parts.push([name, content]);
  }
  for (const [name, content] of parts) if (name === contentTypes) types = readContentTypes(content);
  if (!entries.has(mainPart) || !types.some((type) => mainType.test(type))) throw disguised();
  for (const [name, content] of parts) if (name !== contentTypes) validateLinks(content);
}

async function rejectOtherFormats({ read }: OpenFile): Promise<void> {
  const head = (await read(0, 1024)).toString('latin1');
  if (!head.startsWith('PK\x03\x04')) throw disguised();
  if (head.includes('%PDF-')) throw unsafe();
}

/** Rejects everything but a complete document of Word 2007 or later; also active content and zip bombs. */
export async function validateDocx(path: string): Promise<void> {
  await withFile(path, rejectOtherFormats);
  try {
    const zip = await openPromise(path, { decodeStrings: false, autoClose: false });
    try {
      if (zip.comment.length > 0) throw unsafe();
      await validateParts(zip);
    } finally {
      zip.close();
    }
  } catch (error) {
    throw toFileError(error);
  }
}
