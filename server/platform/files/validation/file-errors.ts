import { type FileHandle, open } from 'node:fs/promises';
import { uploadMessages } from '#contract/http/uploads.ts';
import { fault } from '#contract/input/fault.ts';
import { AppError } from '#server/platform/errors.ts';
import * as words from '#words/contract/input';

/** The error for a file that is truncated or inconsistent. */
export const damaged = () => new AppError('invalid', uploadMessages.broken);

/** Converts the error of a parser: an AppError or a disk error stays unchanged, any other means a damaged file. */
export function toFileError(error: unknown): unknown {
  const isKept = error instanceof AppError || (error instanceof Error && 'syscall' in error);
  return isKept ? error : damaged();
}

/** The error for a file whose content does not match its extension. */
export const disguised = () => new AppError('wrong-type', uploadMessages.disguised);

/** The error for a HEIC picture, whatever its name says. */
export const heic = () => new AppError('wrong-type', uploadMessages.heic);

/** The error for a file with dangerous content that no usual program writes. */
export const unsafe = () => new AppError('invalid', uploadMessages.unsafe);

/** What a file may not contain, as its sender reads it, with a way out. */
const causes = {
  macros: fault('document-macros', words.documentMacros),
  'linked-picture': fault('document-linked-picture', words.documentLinkedPicture),
  link: fault('document-link', words.documentLink),
  embedded: fault('document-embedded', words.documentEmbedded),
  controls: fault('document-controls', words.documentControls),
  packing: fault('document-packing', words.documentPacking),
  'pdf-script': fault('pdf-script', words.pdfScript),
  'pdf-form': fault('pdf-form', words.pdfForm),
  'pdf-attachment': fault('pdf-attachment', words.pdfAttachment),
  'pdf-link': fault('pdf-link', words.pdfLink),
  'pdf-media': fault('pdf-media', words.pdfMedia),
  'pdf-opening': fault('pdf-opening', words.pdfOpening),
  'pdf-objects': fault('pdf-objects', words.pdfObjects),
  'pdf-protected': fault('pdf-protected', words.pdfProtected),
  'bitmap-compressed': fault('bitmap-compressed', words.bitmapCompressed),
} as const;

export type Cause = keyof typeof causes;

/** The error for content that usual programs write, but that is not accepted. */
export const refused = (cause: Cause) => new AppError('invalid', causes[cause]);

/** The error for a picture that needs too much memory. */
export const tooManyPixels = () => new AppError('too-large', uploadMessages.tooManyPixels);

/** The error for an encrypted document, which cannot be validated. */
export const encrypted = () => new AppError('invalid', uploadMessages.encrypted);

/** The error for a file that takes more time or memory to validate than any genuine one. */
export const tooComplex = () => new AppError('invalid', uploadMessages.tooComplex);

/** An open file, which validations read in parts. */
export interface OpenFile {
  bytes: number;
  /** Returns the bytes from `start`; fewer than `length` at the end of the file. */
  read: (start: number, length: number) => Promise<Buffer>;
}

async function readFrom(handle: FileHandle, start: number, length: number): Promise<Buffer> {
  const buffer = Buffer.alloc(length);
  const { bytesRead } = await handle.read(buffer, 0, length, start);
  return buffer.subarray(0, bytesRead);
}

/** Opens a file, runs `use` and closes it. */
export async function withFile<Result>(
  path: string,
  use: (file: OpenFile) => Promise<Result>,
): Promise<Result> {
  const handle = await open(path, 'r');
  try {
    const { size } = await handle.stat();
    return await use({
      bytes: size,
      read: (start, length) => readFrom(handle, start, Math.max(0, Math.min(length, size - start))),
    });
  } finally {
    await handle.close();
  }
}
