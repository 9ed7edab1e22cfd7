import { uploadMessages } from '#contract/uploads.ts';
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
