import { createContext, type KeyboardEvent, use } from 'react';

/** Whether the surrounding row is the current one of its table; true outside tables. */
export const CurrentRowContext = createContext(true);

/**
 * Returns the tabIndex for a control in a row. Tab stops only in the current row, and the arrow keys move
 * between rows: otherwise fifty rows would have three hundred tab stops.
 */
export function useRowTabIndex(): 0 | -1 {
  return use(CurrentRowContext) ? 0 : -1;
}

const steps: Partial<Record<string, (row: number, last: number) => number>> = {
  ArrowDown: (row, last) => Math.min(row + 1, last),
  ArrowUp: (row) => Math.max(row - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

const controls = 'a[href], button, select, input';

/** Focuses the first link of the list's current row. Returns false if there is no row. */
export function focusList(): boolean {
  const links = document.querySelectorAll<HTMLElement>('main tbody a[href]');
  const current = [...links].find(({ tabIndex }) => tabIndex === 0) ?? links[0];
  current?.focus({ preventScroll: true });
  current?.scrollIntoView({ block: 'nearest' });
  return current !== undefined;
}

/** Focuses the first link of a record's row. Returns false if the list does not show the record. */
export function focusRow(id: string): boolean {
  const link = document.querySelector<HTMLElement>(`main tr[data-id="${id}"] a[href]`);
  link?.focus();
  return link !== null;
}

/** Opens the row of a focused checkbox, as its first link does. Returns false for other controls. */
export function openRow(target: EventTarget): boolean {
  if (!(target instanceof HTMLInputElement)) return false;
  target.closest('tr')?.querySelector<HTMLElement>('a[href]')?.click();
  return true;
}

/** Moves focus to the same control of another row on arrow keys, Home and End, except in selects. */
export function moveBetweenRows(event: KeyboardEvent<HTMLTableSectionElement>) {
  const step = steps[event.key];
  const focused = event.target;
  const isModified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
  if (!step || isModified || !(focused instanceof HTMLElement)) return;
  if (focused instanceof HTMLSelectElement) return;
  const rows = [...event.currentTarget.rows];
  const row = rows.findIndex((candidate) => candidate.contains(focused));
  const target = rows[step(row, rows.length - 1)];
  if (row < 0 || !target) return;
  event.preventDefault();
  // A row without the same control, such as an email link, focuses its first one.
  const candidates = [...target.querySelectorAll<HTMLElement>(controls)];
  const counterpart = candidates.find(({ dataset }) => dataset.part === focused.dataset.part);
  (counterpart ?? candidates[0])?.focus();
}
