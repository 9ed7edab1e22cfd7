import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { type OpenFile, withFile } from './open-file.ts';
import { damaged, disguised, refusalAfter, unsafe } from './refusals.ts';

const maxEntries = 2_000;
/** All entries together, unpacked. A CV of 10 MB is mostly pictures, which hardly shrink. */
const maxUnpackedBytes = 32 * 1024 * 1024;
const maxReadBytes = 1024 * 1024;

const contentTypes = '[Content_Types].xml';
const mainPart = 'word/document.xml';
const mainType = 'wordprocessingml.document.main+xml';
const settingsLinks = 'word/_rels/settings.xml.rels';
const read = new Set([contentTypes, settingsLinks]);

/** A template that is fetched from elsewhere when the document is opened brings its macros along. */
const remoteTemplate = /attachedTemplate"[^>]*Target="(https?:|\\\\|file:\/\/[^/])/i;

const isSafeName = (name: string) =>
  !/^\/|^[a-z]:|\\|\0/i.test(name) && !name.split('/').includes('..');

/** Every part by its name. What their headers tell is judged before anything is unpacked. */
async function readDirectory(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > maxEntries) throw unsafe();
  const entries = new Map<string, Entry>();
  let bytes = 0;
  for await (const entry of zip.eachEntry()) {
    // Not decoded by the library, which would put its own reading of a name before our check.
    const name = String(entry.fileName);
    if (!isSafeName(name) || entries.has(name) || /vbaProject|vbaData/i.test(name)) throw unsafe();
    bytes += entry.uncompressedSize;
    if (bytes > maxUnpackedBytes) throw unsafe();
    if (read.has(name) && entry.uncompressedSize > maxReadBytes) throw unsafe();
    entries.set(name, entry);
  }
  return entries;
}

/** Unpacks a part, to see that it is whole. One that is longer than it says is stopped by the library. */
async function unpack(zip: ZipFile, entry: Entry, isRead: boolean): Promise<string> {
  const chunks: Buffer[] = [];
  let sum = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    sum = crc32(chunk, sum);
    if (isRead) chunks.push(chunk);
  }
  if (sum !== entry.crc32) throw damaged();
  return Buffer.concat(chunks).toString('utf8');
}

/** The parts by name, with the text of those that say what the document is. */
async function unpackAll(zip: ZipFile): Promise<Map<string, string>> {
  const parts = new Map<string, string>();
  for (const [name, entry] of await readDirectory(zip)) {
    parts.set(name, await unpack(zip, entry, read.has(name)));
  }
  return parts;
}

function judgeParts(parts: Map<string, string>): void {
  const types = parts.get(contentTypes) ?? '';
  if (/macroEnabled/i.test(types)) throw unsafe();
  if (!parts.has(mainPart) || !types.includes(mainType)) throw disguised();
  if (remoteTemplate.test(parts.get(settingsLinks) ?? '')) throw unsafe();
}

async function refuseOtherKinds({ read }: OpenFile): Promise<void> {
  const head = (await read(0, 1024)).toString('latin1');
  if (!head.startsWith('PK\x03\x04')) throw disguised();
  if (head.includes('%PDF-')) throw unsafe();
}

/** Refuses what is no whole document of Word 2007 or later, one with macros, and a bomb. */
export async function judgeDocx(path: string): Promise<void> {
  await withFile(path, refuseOtherKinds);
  try {
    const zip = await openPromise(path, { decodeStrings: false, autoClose: false });
    try {
      if (zip.comment.length > 0) throw unsafe();
      judgeParts(await unpackAll(zip));
    } finally {
      zip.close();
    }
  } catch (error) {
    throw refusalAfter(error);
  }
}
