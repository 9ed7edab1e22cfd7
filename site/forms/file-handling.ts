import type { FieldError } from '#contract/http.ts';
import { faultsOfFiles, type UploadRule } from '#contract/uploads.ts';
import type { Pack } from './parcel.ts';
import { multipartPack, type UnclearText } from './post-multipart.ts';

/** What a form with files brings along; one without needs none of its code. */
export interface FileHandling {
  /** What can be told to be wrong with the chosen files. */
  faultsIn: (form: FormData) => FieldError[];
  /** The chosen files by field. */
  filesIn: (form: FormData) => Record<string, File>;
  pack: Pack;
}

/** The handling of a form's files, by the rule of each field. */
export function fileHandling(
  rules: Readonly<Record<string, UploadRule>>,
  unclear: UnclearText,
): FileHandling {
  return {
    faultsIn: (form) => faultsOfFiles(rules, form),
    filesIn: (form) =>
      Object.fromEntries(
        Object.keys(rules).flatMap((field) => {
          const file = form.get(field);
          return file instanceof File && file.name !== '' ? [[field, file]] : [];
        }),
      ),
    pack: multipartPack(unclear),
  };
}
