import { readFile } from 'node:fs/promises';
import { type RawPicture, readBitmap, validateBitmapHeader } from './bitmap.ts';
import { validateDoc } from './doc.ts';
import { validateDocx } from './docx.ts';
import {
  damaged,
  disguised,
  heic,
  type OpenFile,
  toFileError,
  unsafe,
  withFile,
} from './file-errors.ts';
import { rejectArchive, rejectForeignContent } from './foreign-content.ts';
import { validatePdfContent } from './pdf-content.ts';
import { detectFormat, formatsByExtension, isHeic } from './picture-format.ts';
import { validateVideo, videoKinds } from './video.ts';

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
async function validatePdf(path: string): Promise<void> {
  await withFile(path, check);
  // The upload rules limit its size to 15 MB.
  validatePdfContent(await readFile(path));
}

/** The signature is alone on the first line or followed by a title; a byte order mark may precede it. */
const signature = /^WEBVTT(?:[ \t\r\n]|$)/;

/** Any other element: players ignore it, but other readers of the file may not. */
const foreignElement = /<(?!\/?(?:b|c|i|lang|rt|ruby|u|v)[\s.>])[/!?]?[a-z!?]/i;

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Decodes text and drops a byte order mark. Throws for text that is not UTF-8. */
function decode(bytes: Buffer): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw damaged();
  }
}

/** Rejects captions that are not WebVTT in UTF-8, or that contain elements other than those of cues. */
async function validateCaptions(path: string): Promise<void> {
  await withFile(path, async (file) => {
    await rejectForeignContent(file);
    const text = decode(await file.read(0, file.bytes));
    if (!signature.test(text)) throw disguised();
    if (text.includes('\0') || foreignElement.test(text)) throw unsafe();
  });
}

const documents: Readonly<Record<string, (path: string) => Promise<void>>> = {
  pdf: validatePdf,
  doc: validateDoc,
  docx: validateDocx,
  vtt: validateCaptions,
};

/** Rejects a file that is not a picture of its format, or that is also valid in another format. Decodes nothing. */
async function validatePictureFile(path: string, extension: string): Promise<void> {
  const format = formatsByExtension[extension];
  await withFile(path, async (file) => {
    const head = await file.read(0, 64);
    if (isHeic(head)) throw heic();
    if (!format || detectFormat(head) !== format) throw disguised();
    await rejectForeignContent(file);
    if (format === 'bmp') await validateBitmapHeader(file);
  });
}

/** Rejects a file whose content does not match its extension or is dangerous. */
export async function validateContent(path: string, extension: string): Promise<null> {
  const validateDocument = documents[extension];
  if (validateDocument) await validateDocument(path);
  else if (videoKinds[extension]) await validateVideo(path, extension);
  else await validatePictureFile(path, extension);
  return null;
}

/** Decodes a bitmap with a valid header. Throws an AppError for a damaged one. */
export async function decodeBitmap(path: string): Promise<RawPicture> {
  return await readBitmap(path).catch((error: unknown) => {
    throw toFileError(error);
  });
}
