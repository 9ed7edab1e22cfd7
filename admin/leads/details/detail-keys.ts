import type { KeyboardEvent } from 'react';
import { areShortcutsOn } from '../../ui/shortcut.tsx';
import { type EntryKind, startEntry } from '../timeline/entry-draft.ts';
import type { Neighbors } from './neighbors.ts';

/**
 * J opens the next request of the list and K the one before; S goes to the status, N starts a note, and a digit chooses
 * the next follow-up; Y confirms a booked time. Not while a text is being typed, nor where shortcuts of a single key are turned off.
 */
export function handleDetailKey(
  event: KeyboardEvent<HTMLElement>,
  { previous, next }: Neighbors,
): void {
  const { target, key, ctrlKey, metaKey, altKey } = event;
  const isTyping = target instanceof Element && target.closest('input, textarea, select');
  if (isTyping || ctrlKey || metaKey || altKey || !areShortcutsOn()) return;
  if (key === 'j') next?.();
  if (key === 'k') previous?.();
  const button = buttonKeys.find(([keys]) => keys.test(key))?.[1];
  if (button) event.currentTarget.querySelector<HTMLElement>(button(key))?.click();
  if (!actKeys.includes(key)) return;
  // The key must not be typed into the field.
  event.preventDefault();
  startAct(event.currentTarget, key);
}

/** Runs the shortcut of a key in the open details: starts an entry of the timeline, or goes to a field. */
export function startAct(dialog: HTMLElement, key: string): void {
  const kind = entryKeys[key];
  const field = fieldKeys[key];
  if (kind) startEntry(dialog, kind);
  else if (field) goToField(dialog, field);
}

/** Moves to a field of the follow-up. */
export const goToField = (dialog: HTMLElement, name: string): void =>
  dialog.querySelector<HTMLElement>(`[name=${name}]`)?.focus();

/** The keys that press a button: those of the follow-ups, and the one that confirms a booked time. */
const buttonKeys: [RegExp, (key: string) => string][] = [
  [/^\d$/, (key) => `[data-follow-up="${key}"]`],
  [/^y$/, () => '[data-confirm]'],
];

/** The keys that go to a field of the follow-up. */
const fieldKeys: Partial<Record<string, string>> = {
  s: 'status',
  o: 'assignedTo',
  f: 'nextFollowUp',
};

/** The keys that start an entry of the timeline. */
const entryKeys: Partial<Record<string, EntryKind>> = {
  c: 'call',
  w: 'whatsapp',
  e: 'email',
  n: 'note',
};

/** The keys that start an entry of the timeline or go to a field of the follow-up. */
export const actKeys: readonly string[] = [...Object.keys(fieldKeys), ...Object.keys(entryKeys)];
