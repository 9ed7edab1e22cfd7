import { useState } from 'react';
import { useController, useFormContext, useFormState } from 'react-hook-form';
import { findFileFault, type UploadRule } from '#contract/uploads.ts';
import { formatLimitError } from '../form-values.ts';

interface ChosenFilesOptions {
  rule: UploadRule;
  /** The multipart fields that the files are sent in, in order. */
  fields: readonly string[];
  /** How many more files can be chosen. */
  room: number;
}

/** The files chosen in a form, each with its fault, and functions to add and remove them. */
export function useChosenFiles({ rule, fields, room }: ChosenFilesOptions) {
  const { control, clearErrors } = useFormContext();
  const { field, fieldState } = useController({ name: 'files', control });
  const { errors } = useFormState({ control });
  const [limitError, setLimitError] = useState<string | null>(null);
  const files = field.value as File[];
  const isSingle = fields.length === 1;

  function change(next: File[]) {
    // Errors of the server refer to the positions of the files that were sent.
    clearErrors([...fields, 'files']);
    field.onChange(next);
  }
  function add(added: File[]) {
    const accepted = isSingle ? added.slice(0, 1) : added.slice(0, Math.max(0, room));
    setLimitError(accepted.length < added.length ? formatLimitError(fields.length) : null);
    if (accepted.length > 0) change(isSingle ? accepted : [...files, ...accepted]);
  }
  function remove(index: number) {
    setLimitError(null);
    change(files.filter((_, other) => other !== index));
  }
  const chosen = files.map((file, index) => ({
    file,
    fault: findFileFault(rule, file) ?? findMessage(errors[fields[index] ?? '']),
  }));
  return { chosen, add, remove, error: limitError ?? fieldState.error?.message, ref: field.ref };
}

function findMessage(error: unknown): string | null {
  const message = (error as { message?: unknown } | undefined)?.message;
  return typeof message === 'string' ? message : null;
}
