import { useState } from 'react';
import { useController, useFormContext, useFormState } from 'react-hook-form';
import { faultOfFile, type UploadRule } from '#contract/uploads.ts';
import { noRoom } from '../form-values.ts';

interface Place {
  rule: UploadRule;
  /** The form's fields that files go out in, in their order. */
  fields: readonly string[];
  /** How many more files there is room for, besides those chosen. */
  room: number;
}

/** The files chosen in a form, with what is wrong with each, and how they are added and taken out. */
export function useChosenFiles({ rule, fields, room }: Place) {
  const { control, clearErrors } = useFormContext();
  const { field, fieldState } = useController({ name: 'files', control });
  const { errors } = useFormState({ control });
  const [refusal, setRefusal] = useState<string | null>(null);
  const files = field.value as File[];
  const isSingle = fields.length === 1;

  function change(next: File[]) {
    // What the server said of files was about those that were sent, by their place.
    clearErrors([...fields, 'files']);
    field.onChange(next);
  }
  function add(added: File[]) {
    const fitting = isSingle ? added.slice(0, 1) : added.slice(0, Math.max(0, room));
    setRefusal(fitting.length < added.length ? noRoom(fields.length) : null);
    if (fitting.length > 0) change(isSingle ? fitting : [...files, ...fitting]);
  }
  function remove(index: number) {
    setRefusal(null);
    change(files.filter((_, other) => other !== index));
  }
  const chosen = files.map((file, index) => ({
    file,
    fault: faultOfFile(rule, file) ?? messageOf(errors[fields[index] ?? '']),
  }));
  return { chosen, add, remove, error: refusal ?? fieldState.error?.message, ref: field.ref };
}

function messageOf(error: unknown): string | null {
  const message = (error as { message?: unknown } | undefined)?.message;
  return typeof message === 'string' ? message : null;
}
