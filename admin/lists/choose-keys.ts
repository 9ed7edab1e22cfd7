import type { KeyboardEvent } from 'react';
import type { SelectedRows } from './selected-rows.ts';

/**
 * Space chooses the row that focus is in, with Shift up to it; Ctrl or ⌘ and A choose the page. On a
 * button, a box or a select Space does what it does there.
 */
export function chooseByKeys(
  event: KeyboardEvent<HTMLTableSectionElement>,
  selection: SelectedRows,
  ids: readonly string[],
) {
  const { target, key, shiftKey, ctrlKey, metaKey, altKey } = event;
  if (!(target instanceof HTMLElement) || altKey) return;
  if (key.toLowerCase() === 'a' && (ctrlKey || metaKey) && !shiftKey) {
    event.preventDefault();
    selection.selectAll();
  }
  if (key !== ' ' || ctrlKey || metaKey || !(target instanceof HTMLAnchorElement)) return;
  const row = [...event.currentTarget.rows].findIndex((candidate) => candidate.contains(target));
  const id = ids[row];
  if (!id) return;
  event.preventDefault();
  selection.toggle(id, shiftKey);
}
