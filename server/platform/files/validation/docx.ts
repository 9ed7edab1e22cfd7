import { crc32 } from 'node:zlib';
import { SaxesParser } from 'saxes';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { rejectProtectedDocx } from './doc.ts';
import {
  type Cause,
  damaged,
  disguised,
  type OpenFile,
  refused,
  toFileError,
  unsafe,
  withFile,
} from './file-errors.ts';

/** An XML element: its local name, and its attributes without a prefix. */
interface XmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
}

const utf16 = { le: Buffer.from('fffe', 'hex'), be: Buffer.from('feff', 'hex') };

/** Decodes the encodings that Word reads: UTF-8, or UTF-16 with a byte order mark. */
function decodeXml(bytes: Buffer): string {
  const head = bytes.subarray(0, 2);
  const label = head.equals(utf16.le) ? 'utf-16le' : head.equals(utf16.be) ? 'utf-16be' : 'utf-8';
  return new TextDecoder(label, { fatal: true }).decode(bytes);
}

/**
 * Returns every element of an XML document in order. Throws an AppError if it is not well-formed, has a document
 * type or another encoding: programs interpret those differently.
 */
function parseXml(bytes: Buffer): XmlElement[] {
  const elements: XmlElement[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', () => {
    throw damaged();
  });
  parser.on('doctype', () => {
    throw unsafe();
  });
  parser.on('xmldecl', ({ encoding = 'utf-8' }) => {
    if (!/^utf-(8|16)$/i.test(encoding)) throw unsafe();
  });
  parser.on('opentag', ({ local, attributes }) => {
    const plain = Object.values(attributes).filter(({ prefix }) => prefix === '');
    elements.push({
      name: local,
      attributes: new Map(plain.map((attribute) => [attribute.local, attribute.value])),
    });
  });
  parser.write(decodeXml(bytes)).close();
  return elements;
}

/** Hyperlinks, which a person must click, are the only relationships that may be external. */
const hyperlinkTypes: ReadonlySet<string> = new Set([
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink',
  'http://purl.oclc.org/ooxml/officeDocument/relationships/hyperlink',
]);

/** Relationships that embed another file, which would need validation too. */
const embeddingTypes: ReadonlyMap<string, Cause> = new Map([
  ['achunk', 'embedded'],
  ['afchunk', 'embedded'],
  ['activexcontrolbinary', 'controls'],
  ['attachedtoolbars', 'macros'],
  ['control', 'controls'],
  ['oleobject', 'embedded'],
  ['package', 'embedded'],
  ['vbaproject', 'macros'],
  ['wordvbadata', 'macros'],
]);

const templateTypes: ReadonlySet<string> = new Set([
  'http://schemas.openxmlformats.org/officeDocument/2006/relationships/attachedTemplate',
  'http://purl.oclc.org/ooxml/officeDocument/relationships/attachedTemplate',
]);

/** A path on a drive, without a host and without anything that could become one. */
const pathOnDrive = /^file:\/\/\/[a-z]:(?:[\\/][^\\/:]+)+$/i;
const movesUp = /[\\/]\.\.(?:[\\/]|$)|%(?:2e|2f|5c|00)/i;

/**
 * Whether a link is a template on a drive of the reader's own computer. Word notes there where the author's template
 * was, which may be one of Word's own for CVs.
 */
const isLocalTemplate = (type: string, target: string) =>
  templateTypes.has(type) && pathOnDrive.test(target) && !movesUp.test(target);

/** Also matches `C:`: no part of a document has a colon before its first slash. */
const absoluteTarget = /^\s*(?:[a-z][a-z0-9+.-]{0,40}:|[\\/]{2}|\\)/i;

const readLastSegment = (type: string) => type.slice(type.lastIndexOf('/') + 1).toLowerCase();

function validateLink({ attributes }: XmlElement): void {
  const type = attributes.get('Type');
  const target = attributes.get('Target');
  if (type === undefined || target === undefined) throw damaged();
  if (hyperlinkTypes.has(type) || isLocalTemplate(type, target)) return;
  const embedding = embeddingTypes.get(readLastSegment(type));
  if (embedding) throw refused(embedding);
  const isInternal = (attributes.get('TargetMode') ?? 'Internal') === 'Internal';
  if (isInternal && !absoluteTarget.test(target)) return;
  throw refused(readLastSegment(type) === 'image' ? 'linked-picture' : 'link');
}

/**
 * Rejects the relationships of a part if one is external without a click, or embeds another file. The type of
 * the target does not matter: a template, a picture or an object can run code or send the reader's password hash
 * when the document is opened.
 */
function validateLinks(bytes: Buffer): void {
  for (const element of parseXml(bytes)) {
    if (element.name === 'Relationship') validateLink(element);
    else if (element.name !== 'Relationships') throw damaged();
  }
}

/** Content types and names of parts that are not accepted. */
const activeTypes: readonly (readonly [RegExp, Cause])[] = [
  [/macroEnabled|vbaProject|vbaData|x-msdownload/i, 'macros'],
  [/oleObject/i, 'embedded'],
  [/activeX/i, 'controls'],
];
const activeNames: readonly (readonly [RegExp, Cause])[] = [
  [/vbaProject|vbaData/i, 'macros'],
  [/(?:^|\/)activeX\//i, 'controls'],
  [/(?:^|\/)embeddings\/|\.(?:exe|dll|scr|lnk|ole)$/i, 'embedded'],
];

function rejectActive(patterns: typeof activeTypes, text: string): void {
  const cause = patterns.find(([pattern]) => pattern.test(text))?.[1];
  if (cause) throw refused(cause);
}

/** Reads the content types that a document declares for its parts. Rejects those of active content. */
function readContentTypes(bytes: Buffer): string[] {
  const types = parseXml(bytes).flatMap(({ attributes }) => attributes.get('ContentType') ?? []);
  for (const type of types) rejectActive(activeTypes, type);
  return types;
}

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

/** Signatures of programs, compound files (OLE) and archives, which no part of a document may have. */
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
    if (!isSafeName(rawName) || entries.has(name)) throw unsafe();
    rejectActive(activeNames, rawName);
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
    if (isForeign(content)) throw refused('embedded');
    if (isParsed(name)) parts.push([name, content]);
  }
  for (const [name, content] of parts) if (name === contentTypes) types = readContentTypes(content);
  if (!entries.has(mainPart) || !types.some((type) => mainType.test(type))) throw disguised();
  for (const [name, content] of parts) if (name !== contentTypes) validateLinks(content);
}

async function rejectOtherFormats(file: OpenFile): Promise<void> {
  await rejectProtectedDocx(file);
  const head = (await file.read(0, 1024)).toString('latin1');
  if (!head.startsWith('PK\x03\x04')) throw disguised();
  if (head.includes('%PDF-')) throw unsafe();
}

/** Rejects everything but a complete document of Word 2007 or later; also active content and zip bombs. */
export async function validateDocx(path: string): Promise<void> {
  await withFile(path, rejectOtherFormats);
  try {
    const zip = await openPromise(path, { decodeStrings: false, autoClose: false });
    try {
      if (zip.comment.length > 0) throw refused('packing');
      await validateParts(zip);
    } finally {
      zip.close();
    }
  } catch (error) {
    throw toFileError(error);
  }
}
