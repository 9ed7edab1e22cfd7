import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { type OpenFile, withFile } from './open-file.ts';
import { damaged, disguised, refusalAfter, unsafe } from './refusals.ts';

const maxEntries = 2_000;
/** All entries together, unpacked. A CV of 10 MB is mostly pictures, which hardly shrink. */
const maxUnpackedBytes = 100 * 1024 * 1024;
const maxListBytes = 1024 * 1024;

const contentTypes = '[Content_Types].xml';
const mainPart = 'word/document.xml';
const mainType = 'wordprocessingml.document.main+xml';
const settingsLinks = 'word/_rels/settings.xml.rels';

/** A template that is fetched from elsewhere when the document is opened brings its macros along. */
const remoteTemplate = /attachedTemplate"[^>]*Target="(https?:|\\\\|file:\/\/[^/])/i;

const isSafeName = (name: string) =>
  !/^\/|^[a-z]:|\\|\0/i.test(name) && !name.split('/').includes('..');

/** Unpacks an entry without keeping it: answers its length, and its text if it is wanted. */
async function unpack(zip: ZipFile, entry: Entry, wanted: boolean) {
  const chunks: Buffer[] = [];
  let sum = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    sum = crc32(chunk, sum);
    if (wanted) chunks.push(chunk);
  }
  if (sum !== entry.crc32) throw damaged();
  return Buffer.concat(chunks).toString('utf8');
}

/** The texts of the parts that say what the document is, after every part was found whole and harmless. */
async function readParts(zip: ZipFile): Promise<Map<string, string>> {
  if (zip.entryCount > maxEntries) throw unsafe();
  const parts = new Map<string, string>();
  let unpackedBytes = 0;
  for await (const entry of zip.eachEntry()) {
    // Not decoded by the library, which would put its own reading of a name before our check.
    const name = String(entry.fileName);
    if (!isSafeName(name) || parts.has(name) || /vbaProject|vbaData/i.test(name)) throw unsafe();
    unpackedBytes += entry.uncompressedSize;
    const wanted = name === contentTypes || name === settingsLinks;
    if (unpackedBytes > maxUnpackedBytes) throw unsafe();
    if (wanted && entry.uncompressedSize > maxListBytes) throw unsafe();
    parts.set(name, await unpack(zip, entry, wanted));
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
      judgeParts(await readParts(zip));
    } finally {
      zip.close();
    }
  } catch (error) {
    throw refusalAfter(error);
  }
}
