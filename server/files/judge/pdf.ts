import { refuseHiddenArchive } from './foreign-content.ts';
import { type OpenFile, withFile } from './open-file.ts';
import { damaged, disguised, unsafe } from './refusals.ts';

const headBytes = 32;
const tailBytes = 2048;

/** Some programs put a byte order mark or blank lines before the first line. */
const firstLine = /^(?:\xef\xbb\xbf)?\s{0,8}%PDF-[12]\.\d/;
const lastLines = /startxref\s+\d+\s+$/;
const endMark = '%%EOF';

async function check(file: OpenFile): Promise<void> {
  const head = (await file.read(0, headBytes)).toString('latin1');
  if (!firstLine.test(head)) throw disguised();
  await refuseHiddenArchive(file);
  const tail = (await file.read(Math.max(0, file.bytes - tailBytes), tailBytes)).toString('latin1');
  const end = tail.lastIndexOf(endMark);
  if (end < 0 || !lastLines.test(tail.slice(0, end))) throw damaged();
  if (!/^[\s\0]*$/.test(tail.slice(end + endMark.length))) throw unsafe();
}

/** Refuses what is no PDF from its first line to its last, or goes on behind it. */
export const judgePdf = (path: string) => withFile(path, check);
