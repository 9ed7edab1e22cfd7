import { type RawPicture, readBitmap, validateBitmapHeader } from './bitmap.ts';
import { validateCaptions } from './captions.ts';
import { validateDoc } from './doc.ts';
import { validateDocx } from './docx.ts';
import { disguised, toFileError, withFile } from './file-errors.ts';
import { rejectForeignContent } from './foreign-content.ts';
import { validatePdf } from './pdf.ts';
import { detectFormat, formatsByExtension } from './picture-format.ts';
import { validateVideo, videoKinds } from './video.ts';

const documents: Readonly<Record<string, (path: string) => Promise<void>>> = {
  pdf: validatePdf,
  doc: validateDoc,
  docx: validateDocx,
  vtt: validateCaptions,
};

/** Rejects a file that is not a picture of its format, or that is also something else. Decodes nothing. */
async function validatePictureFile(path: string, extension: string): Promise<void> {
  const format = formatsByExtension[extension];
  await withFile(path, async (file) => {
    if (!format || detectFormat(await file.read(0, 64)) !== format) throw disguised();
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
