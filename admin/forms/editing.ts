import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { findHeadline } from '#contract/input/issues.ts';
import { z } from '#contract/zod.ts';
import type { ListedRecord } from '../lists/record-view.ts';
import { useUser } from '../session/session.ts';

/** Unsaved input from when the session ended, with the version that was being edited. */
interface Draft {
  base: unknown;
  input: Record<string, unknown>;
}

// In memory only: input about customers must not be written to the browser's storage.
const drafts = new Map<string, Draft>();
const buildKey = (username: string, form: string) => `${username} ${form}`;

/** Returns a user's unsaved input of a form. */
function readDraft(username: string, form: string): Draft | undefined {
  return drafts.get(buildKey(username, form));
}

/** Stores a user's unsaved input of a form; null deletes it. */
function saveDraft(username: string, form: string, draft: Draft | null) {
  if (draft) drafts.set(buildKey(username, form), draft);
  else drafts.delete(buildKey(username, form));
}

/** A form's values by field. Empty text fields are ''. */
export type FormValues = FieldValues;

/** What a form edits, and how. */
export interface EditedRecord<Item extends ListedRecord> {
  /** A unique name, under which unsaved input is stored when the session ends. */
  form: string;
  /** The record as it is stored; null for a new one. */
  record: Item | null;
  /** Validates the input; its output is sent. */
  schema: z.core.$ZodType<FormValues, FormValues>;
  /** Returns the form values of a record, or the initial values of a new one for null. */
  toFormValues: (record: Item | null) => FormValues;
}

/** Whether a date or a time is half typed: a new version of the record would clear it. */
const isHalfTyped = (): boolean =>
  document.activeElement instanceof HTMLInputElement && document.activeElement.validity.badInput;

/**
 * The form of one record. `base` is the version being edited. It follows the record until the user changes
 * something and is fixed from then on, so that saving detects a conflicting edit.
 */
export function useEditing<Item extends ListedRecord>(edited: EditedRecord<Item>) {
  const { form: name, record, schema, toFormValues } = edited;
  const { username } = useUser();
  const [draft] = useState(() => readDraft(username, name));
  const [base, setBase] = useState(draft ? (draft.base as Item | null) : record);
  const form = useForm<FormValues>({ resolver: zodResolver(schema), values: toFormValues(base) });
  const getInput = useCallback((): FormValues => form.getValues(), [form]);
  /** Returns the schema's error about the form as a whole. */
  const readHeadline = () =>
    findHeadline(z.safeParse(schema, form.getValues()).error?.issues ?? []);
  const { isDirty, dirtyFields } = form.formState;
  if (!draft && !isDirty && base !== record && !isHalfTyped()) setBase(record);

  useEffect(() => {
    for (const [field, value] of Object.entries(draft?.input ?? {})) {
      form.setValue(field, value, { shouldDirty: true });
    }
  }, [draft, form]);

  // Whether the input may be dropped: it was saved or deliberately discarded.
  const canLeave = useRef(false);
  const latest = useRef({ base, isDirty });
  useEffect(() => {
    latest.current = { base, isDirty };
  });
  useEffect(
    () => () => {
      const { base: version, isDirty: hasChanges } = latest.current;
      const mustKeep = hasChanges && !canLeave.current;
      saveDraft(username, name, mustKeep ? { base: version, input: getInput() } : null);
    },
    [getInput, username, name],
  );

  function resetTo(version: Item) {
    setBase(version);
    form.reset(toFormValues(version));
  }
  /** Sets the fields that the user did not change to the values of another version. */
  function mergeUnchangedFields(version: Item) {
    const theirs = Object.entries(toFormValues(version)).filter(([field]) => !dirtyFields[field]);
    for (const [field, value] of theirs) form.setValue(field, value);
  }
  /**
   * Whether the user and another version changed the same field to different values, compared with the version being
   * edited.
   */
  function overlaps(version: Item): boolean {
    const [before, mine, theirs] = [toFormValues(base), getInput(), toFormValues(version)];
    const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
    return Object.keys(dirtyFields).some(
      (field) => !isEqual(before[field], theirs[field]) && !isEqual(mine[field], theirs[field]),
    );
  }
  return {
    form,
    overlaps,
    getInput,
    readHeadline,
    base,
    isDirty,
    dirtyFields,
    canLeave,
    resetTo,
    mergeUnchangedFields,
  };
}

export type Editing<Item extends ListedRecord> = ReturnType<typeof useEditing<Item>>;
