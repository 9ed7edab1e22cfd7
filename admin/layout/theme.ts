import { useSyncExternalStore } from 'react';

/** In the order of the switch. 'system', the default, follows the device. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const storageKey = 'office-theme';
const listeners = new Set<() => void>();

/** Returns the chosen theme, which before-paint.js has already applied. */
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

/** Applies a theme at once and saves it on this device. */
export function chooseTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    localStorage.setItem(storageKey, theme);
  } catch {
    // Storage may be blocked: the choice lasts until the page is closed.
  }
  for (const listener of listeners) listener();
}
