import { useSyncExternalStore } from 'react';

/** The order of the switch. 'system' follows the device and is what stands until one is chosen. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const storageKey = 'office-theme';
const listeners = new Set<() => void>();

/** The chosen theme; before-paint.js has already put it on the page. */
function readTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system';
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme);
}

/** Shows a theme at once and remembers it on this device. */
export function chooseTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Where storage is forbidden the choice holds until the page is left.
  }
  for (const listener of listeners) listener();
}
