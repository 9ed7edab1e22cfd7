import { useEffect, useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();

function setCount(next: number) {
  count = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Shows a count before the title of the browser's tab, as long as the caller is mounted; 0 shows none. */
export function useTitleCount(next: number): void {
  useEffect(() => {
    setCount(next);
    return () => setCount(0);
  }, [next]);
}

/** Returns the start of the tab's title: '(2) ', or '' without a count. */
export const useTitlePrefix = (): string =>
  useSyncExternalStore(subscribe, () => (count > 0 ? `(${count}) ` : ''));
