import type { FieldError } from '#contract/http/http.ts';
import { findFileFaults, type UploadRule } from '#contract/http/uploads.ts';
import { type FormatServerError, prepareMultipart } from './post-multipart.ts';
import type { PrepareSubmission } from './prepared-submission.ts';

/** File handling for a form with files. Forms without files do not load its code. */
export interface FileHandling {
  /** The errors of the chosen files that the browser can find. */
  findFaults: (form: FormData) => FieldError[];
  /** The chosen files by field. */
  pickFiles: (form: FormData) => Record<string, File>;
  prepare: PrepareSubmission;
}

/** Creates the file handling for a form from the upload rule of each field. */
export function createFileHandling(
  rules: Readonly<Record<string, UploadRule>>,
  formatServerError: FormatServerError,
): FileHandling {
  return {
    findFaults: (form) => findFileFaults(rules, form),
    pickFiles: (form) =>
      Object.fromEntries(
        Object.keys(rules).flatMap((field) => {
          const file = form.get(field);
          return file instanceof File && file.name !== '' ? [[field, file]] : [];
        }),
      ),
    prepare: prepareMultipart(formatServerError),
  };
}
