import { useEffect, useId, useSyncExternalStore } from 'react';

let mounted: readonly string[] = [];
const listeners = new Set<() => void>();

function setMounted(next: readonly string[]) {
  mounted = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the caller is the one mounted last: the toast region of the dialog on top, or the page's. */
export function useTopmost(): boolean {
  const id = useId();
  useEffect(() => {
    setMounted([...mounted, id]);
    return () => setMounted(mounted.filter((other) => other !== id));
  }, [id]);
  return useSyncExternalStore(subscribe, () => mounted.at(-1) === id);
}
