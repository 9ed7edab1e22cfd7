import type { OpenFile } from './open-file.ts';
import { unsafe } from './refusals.ts';

const pieceBytes = 64 * 1024;
/** Longer than any sign, so that none is cut in two unseen. */
const overlapBytes = 16;

/** A ZIP's last record: its sign, 18 bytes, and a comment that reaches to the end of the file. */
const zipEnd = Buffer.from('PK\x05\x06', 'latin1');
const zipEndBytes = 22;
const maxZipCommentBytes = 0xffff;

/** Whether a file can be read as a ZIP, whatever it begins with: archives are found from their end. */
async function endsAsZip({ bytes, read }: OpenFile): Promise<boolean> {
  const start = Math.max(0, bytes - zipEndBytes - maxZipCommentBytes);
  const tail = await read(start, bytes - start);
  for (let at = tail.lastIndexOf(zipEnd); at >= 0; at = tail.lastIndexOf(zipEnd, at - 1)) {
    const isWhole = at + zipEndBytes <= tail.length;
    if (isWhole && at + zipEndBytes + tail.readUInt16LE(at + 20) === tail.length) return true;
    if (at === 0) break;
  }
  return false;
}

/** What browsers and servers would run, anywhere in a file, and what they take for its kind at its head. */
const scripts = /<script|<\?php\s/i;
const heads = /<svg|<html|<!doctype|%PDF-/i;

async function holdsScript({ bytes, read }: OpenFile): Promise<boolean> {
  for (let start = 0; start < bytes; start += pieceBytes) {
    const piece = (await read(start, pieceBytes + overlapBytes)).toString('latin1');
    if (scripts.test(piece) || (start === 0 && heads.test(piece.slice(0, 4096)))) return true;
  }
  return false;
}

/** Refuses a file that is an archive as well. */
export async function refuseHiddenArchive(file: OpenFile): Promise<void> {
  if (await endsAsZip(file)) throw unsafe();
}

/** Refuses a picture that is something else as well: an archive, a document, a page, a program. */
export async function refuseForeignContent(file: OpenFile): Promise<void> {
  await refuseHiddenArchive(file);
  if (await holdsScript(file)) throw unsafe();
}
