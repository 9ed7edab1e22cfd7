import { useEffect, useState } from 'react';
import type { Outcome } from '#contract/leads/timeline.ts';
import { showToast } from '../../ui/toasts.ts';
import type { NewEntry } from './timeline-queries.ts';

/** The id of the timeline's heading; a screen shows one timeline at a time. */
export const timelineHeadingId = 'timeline-heading';

/** The kinds of entries that staff add, with their words. */
export const entryKinds = {
  call: { label: 'Call', text: 'What was said', submit: 'Log call' },
  whatsapp: { label: 'WhatsApp', text: 'Message', submit: 'Log message' },
  email: { label: 'Email', text: 'Text', submit: 'Send email' },
  message: { label: 'Reply', text: 'Message to the customer', submit: 'Send reply' },
  note: { label: 'Note', text: 'Note', submit: 'Add note' },
} as const;

export type EntryKind = keyof typeof entryKinds;

/** Chooses the kind of a new entry, which focuses its first field. Nobody is called. */
export const startEntry = (dialog: HTMLElement, kind: EntryKind): void =>
  dialog.querySelector<HTMLElement>(`[data-kind=${kind}]`)?.click();

/** Focuses the first field of the new entry. */
export const focusEntry = (form: HTMLElement): void =>
  form.querySelector<HTMLElement>('[name=subject], [name=entry]')?.focus();

/** Starts an entry from a button within the dialog. */
export function startEntryFrom(button: HTMLElement, kind: EntryKind): void {
  const dialog = button.closest('dialog');
  if (dialog) startEntry(dialog, kind);
}

/** The typed values of a new entry. */
export interface Draft {
  /** Null until one is chosen. */
  kind: EntryKind | null;
  text: string;
  subject: string;
  outcome: Outcome | '';
  /** The template that an email began with. */
  templateId: string;
  /** Whether the customer sees the text; null until staff choose, see `isShown`. */
  isVisible: boolean | null;
}

/** A draft whose kind is chosen. */
export type StartedDraft = Draft & { kind: EntryKind };

export const isStarted = (draft: Draft): draft is StartedDraft => draft.kind !== null;

const blank: Draft = {
  kind: null,
  text: '',
  subject: '',
  outcome: '',
  templateId: '',
  isVisible: null,
};

const keptText = 'What you typed for the timeline is not logged yet. It is kept with the request.';

// In memory only: input about customers must not be written to the browser's storage.
const drafts = new Map<string, Draft>();

/**
 * The typed entry of a request, held while the tab is open, so that closing the details loses nothing. Leaving it says so.
 */
export function useDraft(id: string) {
  const [draft, setDraft] = useState(drafts.get(id) ?? blank);
  useEffect(
    () => () => {
      if (hasInput(drafts.get(id) ?? blank)) showToast({ tone: 'status', text: keptText });
    },
    [id],
  );
  function change(changes: Partial<Draft>) {
    const next = { ...draft, ...changes };
    drafts.set(id, next);
    setDraft(next);
  }
  function clear() {
    drafts.delete(id);
    setDraft(blank);
  }
  return { draft, change, clear };
}

/** Whether the customer sees the text of a draft: a reply, unless staff choose otherwise. */
export const isShown = ({ kind, isVisible }: Draft): boolean => isVisible ?? kind === 'message';

/** Whether staff typed or chose something that would be lost. */
export const hasInput = ({ text, subject, outcome }: Draft): boolean =>
  [text, subject, outcome].some((value) => value.trim() !== '');

/** Whether a kind of entries has an outcome. */
export const hasOutcome = (kind: EntryKind): boolean => kind === 'call' || kind === 'whatsapp';

/** Builds the entry to send from a draft, with the next follow-up that is saved along. */
export function buildEntry(draft: StartedDraft, nextFollowUp = ''): NewEntry {
  const { kind, text, subject, outcome, templateId } = draft;
  if (kind === 'email') return { type: kind, subject, text, ...(templateId && { templateId }) };
  return {
    type: kind,
    text,
    isVisible: isShown(draft) && text.trim() !== '',
    ...(hasOutcome(kind) && outcome && { outcome }),
    ...(nextFollowUp && { nextFollowUp }),
  };
}

/** Whether a draft has the fields that its kind requires. */
export function isComplete({ kind, text, subject, outcome }: StartedDraft): boolean {
  const hasText = text.trim() !== '';
  if (kind === 'email') return hasText && subject.trim() !== '';
  return hasText || (hasOutcome(kind) && outcome !== '');
}
