import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { LeadFacts, LeadRecordBase } from '#contract/lead.ts';
import { z } from '#contract/zod.ts';
import { useUser } from '../../session/session.ts';
import { keepDraft, readDraft } from './drafts.ts';

/** What is typed: the status and the type's update fields, '' where a field is empty. */
export type Typed = Record<string, string>;

/** A record's values as its form shows them. */
export function typedOf(facts: LeadFacts, lead: LeadRecordBase): Typed {
  const stored = lead as unknown as Record<string, unknown>;
  const names = ['status', ...Object.keys(facts.update.shape)];
  return Object.fromEntries(names.map((name) => [name, String(stored[name] ?? '')]));
}

/**
 * The form of one record. `base` is the version being edited: it follows the record while nothing
 * is typed, and stands still from then on, so that a collision is noticed when it is saved.
 */
export function useEditing(facts: LeadFacts, lead: LeadRecordBase) {
  const { username } = useUser();
  const [draft] = useState(() => readDraft(username, lead._id));
  const [base, setBase] = useState(draft?.base ?? lead);
  const [schema] = useState(() => z.extend(facts.update, { status: z.string() }));
  const form = useForm({
    resolver: zodResolver(schema),
    values: typedOf(facts, base),
  });
  const typed = useCallback(() => form.getValues() as Typed, [form]);
  const { isDirty, dirtyFields } = form.formState;
  if (!draft && !isDirty && base !== lead) setBase(lead);

  useEffect(() => {
    for (const [name, value] of Object.entries(draft?.typed ?? {})) {
      form.setValue(name, value, { shouldDirty: true });
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
      keepDraft(username, lead._id, kept ? { base: version, typed: typed() } : null);
    },
    [typed, username, lead._id],
  );

  function startOver(version: LeadRecordBase) {
    setBase(version);
    form.reset(typedOf(facts, version));
  }
  return { form, typed, base, isDirty, dirtyFields, mayLeave, startOver };
}

export type Editing = ReturnType<typeof useEditing>;
