import { readFile } from 'node:fs/promises';
import { damaged, disguised, type OpenFile, unsafe, withFile } from './file-errors.ts';
import { rejectArchive } from './foreign-content.ts';
import { validatePdfContent } from './pdf-content.ts';

const headBytes = 32;
const tailBytes = 2048;

/** Some programs write a byte order mark or blank lines before the header. */
const firstLine = /^(?:\xef\xbb\xbf)?\s{0,8}%PDF-[12]\.\d/;
const lastLines = /startxref\s{1,32}\d{1,20}\s{1,32}$/;
const endMark = '%%EOF';

async function check(file: OpenFile): Promise<void> {
  const head = (await file.read(0, headBytes)).toString('latin1');
  if (!firstLine.test(head)) throw disguised();
  await rejectArchive(file);
  const tail = (await file.read(Math.max(0, file.bytes - tailBytes), tailBytes)).toString('latin1');
  const end = tail.lastIndexOf(endMark);
  if (end < 0 || !lastLines.test(tail.slice(0, end))) throw damaged();
  if (!/^[\s\0]*$/.test(tail.slice(end + endMark.length))) throw unsafe();
}

/** Rejects everything but a complete PDF without active content and without data after its end. */
export async function validatePdf(path: string): Promise<void> {
  await withFile(path, check);
  // The upload rules limit its size to 15 MB.
  validatePdfContent(await readFile(path));
}
