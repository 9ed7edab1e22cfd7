import {
  type CompoundEntry,
  type CompoundFile,
  isCompoundFile,
  listEntries,
  openCompound,
  readStreamStart,
  rejectTruncated,
} from './compound-file.ts';
import { disguised, encrypted, type OpenFile, refused, withFile } from './file-errors.ts';
import { rejectArchive } from './foreign-content.ts';

const protectedParts: readonly string[] = ['EncryptionInfo', 'EncryptedPackage'];
const macroFolder = /^(macros|_?vba(_project.*)?)$/i;

/** Rejects a DOCX with a password, which is a compound file around the encrypted document. */
function rejectEncryptedPackage(entries: readonly CompoundEntry[]): void {
  if (entries.some(({ name }) => protectedParts.includes(name))) throw encrypted();
}

/** Rejects a file that is a DOCX with a password; all others pass. */
export async function rejectProtectedDocx(file: OpenFile): Promise<void> {
  if (await isCompoundFile(file)) {
    rejectEncryptedPackage(await listEntries(await openCompound(file)));
  }
}

/** The flags in the header of the text (FIB) that say that it is encrypted. */
const flagsAt = 10;
const encryptedFlag = 0x0100;

async function rejectEncryptedText(
  compound: CompoundFile,
  entries: readonly CompoundEntry[],
  text: CompoundEntry,
): Promise<void> {
  const header = await readStreamStart(compound, entries, text);
  if (header.length >= flagsAt + 2 && header.readUInt16LE(flagsAt) & encryptedFlag) {
    throw encrypted();
  }
}

const linkField = 'INCLUDEPICTURE';
const chunkBytes = 256 * 1024;
/** Longer than the field of any address. */
const fieldBytes = 4096;
/** The end of a field, and the separator of its code from the result. */
const fieldEnds = [0x14, 0x15].map((code) => String.fromCharCode(code));

/** Whether the field with this code shows a picture that the document does not contain: `\d`. */
function isLinkOnly(text: string): boolean {
  const ends = fieldEnds.map((end) => text.indexOf(end)).filter((at) => at >= 0);
  return /\\d\b/i.test(text.slice(0, Math.min(text.length, ...ends)));
}

/** Rejects a document that shows a picture that is stored elsewhere, as a reader would fetch it. */
async function rejectLinkedPicture({ bytes, read }: OpenFile): Promise<void> {
  for (let start = 0; start < bytes; start += chunkBytes) {
    const chunk = await read(start, chunkBytes + fieldBytes);
    // Texts are in bytes or in UTF-16.
    const [, ...fields] = chunk.toString('latin1').replaceAll('\0', '').split(linkField);
    if (fields.some((code) => isLinkOnly(code.slice(0, fieldBytes))))
      throw refused('linked-picture');
  }
}

async function check(file: OpenFile): Promise<void> {
  const compound = await openCompound(file);
  await rejectArchive(file);
  rejectTruncated(compound);
  const entries = await listEntries(compound);
  rejectEncryptedPackage(entries);
  const text = entries.find(({ name }) => name === 'WordDocument');
  if (!text) throw disguised();
  if (entries.some(({ name }) => macroFolder.test(name))) throw refused('macros');
  await rejectEncryptedText(compound, entries, text);
  await rejectLinkedPicture(file);
}

/** Rejects everything but a complete document of Word 97 to 2003 without macros, links and password. */
export const validateDoc = (path: string) => withFile(path, check);
