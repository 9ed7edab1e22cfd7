import { useSyncExternalStore } from 'react';

let isPaused = false;
const listeners = new Set<() => void>();

/** Whether the user has paused the automatic updates of the screen. */
export const areUpdatesPaused = () => isPaused;

/** Pauses or resumes automatic updates. A screen that offers the pause ends it when it closes. */
export function pauseUpdates(paused: boolean): void {
  isPaused = paused;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Re-renders when updates are paused or resumed. */
export const usePausedUpdates = () => useSyncExternalStore(subscribe, areUpdatesPaused);
