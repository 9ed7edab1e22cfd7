import { type FileHandle, open } from 'node:fs/promises';
import { uploadMessages } from '#contract/http/uploads.ts';
import { AppError } from '#server/platform/errors.ts';

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

const [asPdf, printed] = ['please save it as a PDF', 'please print it to a new PDF'];

/** What a file may not contain, as its sender reads it, with a way out. */
const causes = {
  macros: `This document contains macros, which we do not accept: ${asPdf}`,
  'linked-picture': `A picture in this document is stored somewhere else: ${asPdf}`,
  link: `This document loads a template or other content from somewhere else: ${asPdf}`,
  embedded: `This document contains another file, such as a table or a chart: ${asPdf}`,
  controls: `This document contains form fields that are programs: ${asPdf}`,
  packing: `This document is packed in an unusual way: ${asPdf}`,
  'pdf-script': `This PDF contains a script, as some form fields do: ${printed}`,
  'pdf-form': `This PDF contains a form that loads or sends data: ${printed}`,
  'pdf-attachment': `This PDF contains an attached file: ${printed}`,
  'pdf-link': `This PDF contains a link to another file or program: ${printed}`,
  'pdf-media': `This PDF contains a film or a sound: ${printed}`,
  'pdf-opening': `This PDF does something by itself when it is opened: ${printed}`,
  'pdf-objects': `This PDF is written in a way that we cannot check: ${printed}`,
  'pdf-protected': `This PDF is protected against changes, so it cannot be checked: ${printed}`,
  'bitmap-compressed': 'This bitmap is compressed, which we cannot read: please save it as a PNG',
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
