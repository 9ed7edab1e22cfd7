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

/** Whether the caller was mounted last: among toast regions, the one of the topmost dialog or of the page. */
export function useIsTopmost(): boolean {
  const id = useId();
  useEffect(() => {
    setMounted([...mounted, id]);
    return () => setMounted(mounted.filter((other) => other !== id));
  }, [id]);
  return useSyncExternalStore(subscribe, () => mounted.at(-1) === id);
}
