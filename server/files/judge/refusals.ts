import { uploadMessages } from '#contract/uploads.ts';
import { AppError } from '#server/errors.ts';

/** The refusal of a file whose content ends too early or contradicts itself. */
export const damaged = () => new AppError('invalid', uploadMessages.broken);

/** What to throw after a reader failed: its complaint is the file's damage, a disk's is ours. */
export function refusalAfter(error: unknown): unknown {
  const isOurs = error instanceof AppError || (error instanceof Error && 'syscall' in error);
  return isOurs ? error : damaged();
}

/** The refusal of a file whose content is not what its name says. */
export const disguised = () => new AppError('wrong-type', uploadMessages.disguised);

/** The refusal of a file that holds what nobody should open. */
export const unsafe = () => new AppError('invalid', uploadMessages.unsafe);

/** The refusal of a picture that would need too much memory. */
export const tooManyPixels = () => new AppError('too-large', uploadMessages.tooManyPixels);
