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

/** The error for a file with dangerous content. */
export const unsafe = () => new AppError('invalid', uploadMessages.unsafe);

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
