import { type OpenFile, unsafe } from './file-errors.ts';

const chunkBytes = 64 * 1024;
/** Longer than any pattern, so that no match is missed at the boundary of two chunks. */
const overlapBytes = 16;

/** The last record of a ZIP: its signature, 18 bytes, and a comment that extends to the end of the file. */
const zipEnd = Buffer.from('PK\x05\x06', 'latin1');
const zipEndBytes = 22;
const maxZipCommentBytes = 0xffff;

/** Whether a file can be read as a ZIP. Readers locate the archive from the end, so any start is possible. */
async function endsAsZip({ bytes, read }: OpenFile): Promise<boolean> {
  const start = Math.max(0, bytes - zipEndBytes - maxZipCommentBytes);
  const tail = await read(start, bytes - start);
  for (let at = tail.lastIndexOf(zipEnd); at >= 0; at = tail.lastIndexOf(zipEnd, at - 1)) {
    const isComplete = at + zipEndBytes <= tail.length;
    if (isComplete && at + zipEndBytes + tail.readUInt16LE(at + 20) === tail.length) return true;
    if (at === 0) break;
  }
  return false;
}

/** Content that browsers or servers would run, anywhere in a file; and what makes them guess another type. */
const scripts = /<script|<\?php\s/i;
const otherTypes = /<svg|<html|<!doctype|%PDF-/i;

async function containsScript({ bytes, read }: OpenFile): Promise<boolean> {
  for (let start = 0; start < bytes; start += chunkBytes) {
    const chunk = (await read(start, chunkBytes + overlapBytes)).toString('latin1');
    if (scripts.test(chunk) || (start === 0 && otherTypes.test(chunk.slice(0, 4096)))) return true;
  }
  return false;
}

/** Rejects a file that is also an archive. */
export async function rejectArchive(file: OpenFile): Promise<void> {
  if (await endsAsZip(file)) throw unsafe();
}

/** Rejects a picture that is also something else: an archive, a document, a page, a program. */
export async function rejectForeignContent(file: OpenFile): Promise<void> {
  await rejectArchive(file);
  if (await containsScript(file)) throw unsafe();
}
