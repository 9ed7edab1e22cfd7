import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether script runs here: false in server markup and until hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
