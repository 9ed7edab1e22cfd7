import type { ErrorCode } from '#contract/http/http.ts';
import type { RawPicture } from './bitmap.ts';

/** A task for the validation worker: validate a file, or decode a bitmap. */
export interface ValidationTask {
  kind: 'validate' | 'decode-bitmap';
  path: string;
  extension: string;
}

/** The worker's result: pixels or null, the rejection of the file, or a failure that the file did not cause. */
export type ValidationResult =
  | { picture: RawPicture | null }
  | { rejection: { code: ErrorCode; message: string } }
  | { failure: { message: string; code: string | undefined; syscall: string | undefined } };
