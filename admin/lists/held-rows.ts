import { useState, useSyncExternalStore } from 'react';
import type { ListedRecord } from './record-kind.ts';

interface Held<Item> {
  query: string;
  items: readonly Item[];
  /** When holding began (milliseconds): later records wait. */
  since: number;
}

/**
 * Keeps the rows of a list in place while `isHeld`: records that arrive wait until `release` is called or holding
 * ends, and rows that they push off the page stay. Changes of the rows show at once.
 */
export function useHeldRows<Item extends ListedRecord>(
  query: string,
  records: readonly Item[],
  isHeld: boolean,
): { rows: readonly Item[]; waiting: number; release: () => void } {
  const [held, setHeld] = useState<Held<Item> | null>(null);
  const hold = () => setHeld({ query, items: records, since: Date.now() });
  if (!isHeld && held) setHeld(null);
  // An empty list has nothing to keep in place; it may be loading.
  if (isHeld && held?.query !== query && records.length > 0) hold();
  if (!isHeld || held?.query !== query) return { rows: records, waiting: 0, release: hold };
  const known = new Set(held.items.map(({ _id }) => _id));
  const isNew = ({ _id, createdAt }: Item) => !known.has(_id) && Date.parse(createdAt) > held.since;
  const shown = records.filter((item) => !isNew(item));
  const waiting = records.length - shown.length;
  const listed = new Set(records.map(({ _id }) => _id));
  const pushedOff = waiting > 0 ? held.items.slice(-waiting) : [];
  const kept = pushedOff.filter(({ _id }) => !listed.has(_id));
  return { rows: [...shown, ...kept], waiting, release: hold };
}

function subscribeToVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether the tab is in the background. */
export const useIsHidden = (): boolean =>
  useSyncExternalStore(subscribeToVisibility, () => document.hidden);
