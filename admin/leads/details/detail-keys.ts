import type { KeyboardEvent } from 'react';
import { type EntryKind, startEntry } from '../timeline/entry-draft.ts';
import type { Neighbors } from './neighbors.ts';

/**
 * J opens the next request of the list and K the one before; S goes to the status and N to the note. Not while a text is
 * being typed.
 */
export function handleDetailKey(
  event: KeyboardEvent<HTMLElement>,
  { previous, next }: Neighbors,
): void {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  const isTyping = target instanceof Element && target.closest('input, textarea, select');
  if (isTyping || ctrlKey || metaKey || altKey) return;
  const kind = entryKeys[key];
  const field = fieldKeys[key];
  if (key === 'j') next?.();
  if (key === 'k') previous?.();
  if (!field && !kind) return;
  // The key must not be typed into the field.
  event.preventDefault();
  if (kind) startEntry(event.currentTarget, kind);
  else event.currentTarget.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
}

/** The keys that go to a field of the follow-up. */
const fieldKeys: Partial<Record<string, string>> = {
  s: 'status',
  n: 'notes',
  o: 'assignedTo',
  f: 'nextFollowUp',
};

/** The keys that start an entry of the timeline. */
const entryKeys: Partial<Record<string, EntryKind>> = { c: 'call', w: 'whatsapp', e: 'email' };
