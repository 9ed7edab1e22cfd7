import { type SyntheticEvent, useRef, useState } from 'react';
import type { Appointment } from '#contract/appointments/appointment.ts';
import { formatMoment as formatForInput } from '#contract/input/moment.ts';
import type { LeadFacts, LeadRecordBase } from '#contract/leads/lead.ts';
import { workFields } from '#contract/leads/lead-work.ts';
import { z } from '#contract/zod.ts';
import { type FormValues, useEditing } from '../../forms/editing.ts';
import { useSaving } from '../../forms/saving.ts';
import type { DialogExit } from '../../lists/list-address.ts';
import { changeLead } from '../lead-queries.ts';
import type { LeadView } from '../lead-view.ts';
import type { Draft } from '../timeline/entry-draft.ts';
import { useEntry } from '../timeline/use-entry.ts';
import { findRisk, isClosedEarly } from './find-risk.ts';
import { hasPassed, inTwoHours } from './follow-up-choices.ts';
import type { Step } from './neighbors.ts';

interface SavedRequest<Lead extends LeadRecordBase> {
  view: LeadView<Lead>;
  lead: Lead;
  /** Null if it has none; undefined while it loads, or if the user may not see it. */
  appointment: Appointment | null | undefined;
  exit: DialogExit;
  /** Opens the next request of the list; null if there is none. */
  next: Step | null;
}

/** Lists the fields of the form: the status, the staff fields of the type with reasons, and who answers. */
export const listNames = (facts: LeadFacts): string[] => [
  'status',
  ...Object.keys(facts.staffFields.shape),
  ...Object.keys(facts.changeReasons?.shape ?? {}),
  ...Object.keys(workFields),
];

/** Returns the form values: the status and the staff fields of the type, as text. */
export function fillLeadForm(facts: LeadFacts, lead: LeadRecordBase | null): FormValues {
  const stored: Record<string, unknown> = { ...lead };
  const values = Object.fromEntries(
    listNames(facts).map((name) => [name, String(stored[name] ?? '')]),
  );
  return { ...values, nextFollowUp: lead?.nextFollowUp ? formatForInput(lead.nextFollowUp) : '' };
}

const pickChanges = (values: FormValues, dirtyFields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(values).filter(([field]) => dirtyFields[field]));

/**
 * Saves what staff change in a request and the timeline entry that they type, in one act: first the form, then the
 * entry. If the form is refused, the entry stays; if the entry is refused, the request stays open with it.
 */
export function useRequestSave<Lead extends LeadRecordBase>(request: SavedRequest<Lead>) {
  const { view, lead, appointment, exit, next } = request;
  const { facts } = view;
  const [schema] = useState(() =>
    z.extend(facts.staffFields, {
      status: z.string(),
      ...facts.changeReasons?.shape,
      ...workFields,
    }),
  );
  const editing = useEditing({
    form: lead._id,
    record: lead,
    schema,
    toFormValues: (record: Lead | null) => fillLeadForm(facts, record),
  });
  const { form, isDirty, dirtyFields, canLeave, resetTo } = editing;
  const entry = useEntry(facts, lead);
  const goesOn = useRef(false);
  /** Whether staff have just planned a time, which the form does not know yet. */
  const isTimed = useRef(false);
  async function leave() {
    const isNextOpen = goesOn.current && next && (await next());
    if (!isNextOpen) exit.close();
  }
  const saving = useSaving({
    kind: facts,
    editing,
    send: (version, values) =>
      changeLead(facts, version ?? lead, {
        ...pickChanges(values, dirtyFields),
        ...(isClosedEarly(facts, appointment, values.status) && { isBeforeTime: true }),
      }),
    saved: () => `${view.formatName(lead)} is saved.`,
    onSaved: async (saved) => {
      if (!entry.isTyped || (await entry.add())) return leave();
      canLeave.current = false;
      resetTo(saved);
    },
    findRisk: (version, values) =>
      isTimed.current ? null : findRisk({ facts, version, appointment }, values),
  });

  async function save(event: SyntheticEvent, isLast: boolean) {
    event.preventDefault();
    goesOn.current = !isLast;
    if (!entry.canJoin()) return;
    if (isDirty) await saving.save(event);
    else if (!entry.isTyped) await (!isLast && next?.());
    else if (await entry.add()) await leave();
  }

  /** Stores the entry alone, with the next follow-up, and stays. Returns whether it is stored. */
  async function addEntry(): Promise<boolean> {
    const followUp = dirtyFields.nextFollowUp && String(form.getValues('nextFollowUp'));
    const isTaken = Boolean(followUp) && entry.draft.kind !== 'email';
    const isAdded = await entry.add(isTaken ? followUp : undefined);
    if (isAdded && isTaken) form.resetField('nextFollowUp', { defaultValue: followUp });
    return isAdded;
  }

  /** The follow-up that a call without an answer proposed. */
  const proposed = useRef('');
  function changeEntry(changes: Partial<Draft>) {
    entry.change(changes);
    if (changes.outcome === undefined) return;
    const now = new Date();
    const current = String(form.getValues('nextFollowUp') ?? '');
    if (changes.outcome === 'no-answer' && hasPassed(current, now)) {
      proposed.current = inTwoHours(now);
      form.setValue('nextFollowUp', proposed.current, { shouldDirty: true });
    } else if (changes.outcome !== 'no-answer' && current === proposed.current) {
      form.resetField('nextFollowUp');
    }
  }

  return { editing, saving, entry, changeEntry, addEntry, save, isTimed, hasNext: next !== null };
}

export type RequestSave<Lead extends LeadRecordBase> = ReturnType<typeof useRequestSave<Lead>>;
