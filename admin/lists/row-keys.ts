import type { KeyboardEvent } from 'react';

const steps: Partial<Record<string, (row: number, last: number) => number>> = {
  ArrowDown: (row, last) => Math.min(row + 1, last),
  ArrowUp: (row) => Math.max(row - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

const controls = 'a[href], button, select, input';

/** Arrow keys, Home and End move focus to the same control of another row. Selects keep theirs. */
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
  // A row may lack the counterpart, an e-mail address say; its first control stands in.
  const candidates = [...target.querySelectorAll<HTMLElement>(controls)];
  const counterpart = candidates.find(({ dataset }) => dataset.part === focused.dataset.part);
  (counterpart ?? candidates[0])?.focus();
}
