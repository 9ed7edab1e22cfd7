import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** Whether the page is hydrated: false in server markup and until hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
