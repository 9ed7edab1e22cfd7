import { useState, useSyncExternalStore } from 'react';
import type { RecordChange } from '#contract/dashboard.ts';
import { useUser } from '../session/session.ts';

/** The newest change of each record since the page was loaded, by the record's id. */
const changes = new Map<string, RecordChange>();
const listeners = new Set<() => void>();

/** Notes that somebody changed a record. */
export function noteChange(change: RecordChange): void {
  changes.set(change.id, change);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * Returns who else changed a record while it is shown, until `dismiss` is called; null if nobody did. Changes from
 * before the caller was mounted do not count.
 */
export function useChangeByOthers(id: string): { by: string | null; dismiss: () => void } {
  const { username } = useUser();
  const newest = useSyncExternalStore(subscribe, () => changes.get(id));
  const [seen, setSeen] = useState(newest);
  const isOther = newest && newest !== seen && newest.by !== username;
  return { by: isOther ? newest.by : null, dismiss: () => setSeen(newest) };
}
