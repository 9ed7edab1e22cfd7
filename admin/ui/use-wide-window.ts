import { useSyncExternalStore } from 'react';

/** From this width on, details stand beside their list. */
const wide = window.matchMedia('(width >= 80rem)');

function subscribe(onChange: () => void) {
  wide.addEventListener('change', onChange);
  return () => wide.removeEventListener('change', onChange);
}

/** Whether the window is wide enough for a list with details beside it. */
export const useWideWindow = (): boolean => useSyncExternalStore(subscribe, () => wide.matches);
