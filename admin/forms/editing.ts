import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type FieldValues, useForm } from 'react-hook-form';
import { headlineOf } from '#contract/lead.ts';
import { z } from '#contract/zod.ts';
import type { ListedRecord } from '../lists/record-kind.ts';
import { useUser } from '../session/session.ts';
import { keepDraft, readDraft } from './drafts.ts';

/** What a form holds, by field: text where a person types, '' where a field is empty. */
export type Typed = FieldValues;

/** What a form is about. */
export interface EditedRecord<Item extends ListedRecord> {
  /** Tells this form from others, for what is typed when the session ends. */
  form: string;
  /** The record as it is stored; null for a new one. */
  record: Item | null;
  /** Checks what is typed; what it answers is sent. */
  schema: z.core.$ZodType<Typed, Typed>;
  /** A record's values as the form shows them; of null those that a new one starts with. */
  typedOf: (record: Item | null) => Typed;
}

/**
 * The form of one record. `base` is the version being edited: it follows the record while nothing
 * is typed, and stands still from then on, so that a collision is noticed when it is saved.
 */
export function useEditing<Item extends ListedRecord>(edited: EditedRecord<Item>) {
  const { form: name, record, schema, typedOf } = edited;
  const { username } = useUser();
  const [draft] = useState(() => readDraft(username, name));
  const [base, setBase] = useState(draft ? (draft.base as Item | null) : record);
  const form = useForm<Typed>({ resolver: zodResolver(schema), values: typedOf(base) });
  const typed = useCallback((): Typed => form.getValues(), [form]);
  /** What the schema says of the whole of what is typed. */
  const headline = () => headlineOf(z.safeParse(schema, form.getValues()).error?.issues ?? []);
  const { isDirty, dirtyFields } = form.formState;
  if (!draft && !isDirty && base !== record) setBase(record);

  useEffect(() => {
    for (const [field, value] of Object.entries(draft?.typed ?? {})) {
      form.setValue(field, value, { shouldDirty: true });
    }
  }, [draft, form]);

  // Whether what is typed may go: it was saved, or given up on purpose.
  const mayLeave = useRef(false);
  const latest = useRef({ base, isDirty });
  useEffect(() => {
    latest.current = { base, isDirty };
  });
  useEffect(
    () => () => {
      const { base: version, isDirty: isTyped } = latest.current;
      const kept = isTyped && !mayLeave.current;
      keepDraft(username, name, kept ? { base: version, typed: typed() } : null);
    },
    [typed, username, name],
  );

  function startOver(version: Item) {
    setBase(version);
    form.reset(typedOf(version));
  }
  /** Takes over from another version what was not changed here. */
  function takeRest(version: Item) {
    const theirs = Object.entries(typedOf(version)).filter(([field]) => !dirtyFields[field]);
    for (const [field, value] of theirs) form.setValue(field, value);
  }
  return { form, typed, headline, base, isDirty, dirtyFields, mayLeave, startOver, takeRest };
}

export type Editing<Item extends ListedRecord> = ReturnType<typeof useEditing<Item>>;
