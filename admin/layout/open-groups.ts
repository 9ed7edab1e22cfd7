import { useState } from 'react';
import { useLocation } from 'react-router';
import type { MenuGroupKey } from '../screen.ts';

const storageKey = 'office-menu';

function readOpened(): string[] {
  try {
    return localStorage.getItem(storageKey)?.split(' ') ?? [];
  } catch {
    // Storage may be blocked: groups stay open until the page is closed.
    return [];
  }
}

function saveOpened(opened: readonly string[]): void {
  try {
    localStorage.setItem(storageKey, opened.join(' '));
  } catch {
    // See above.
  }
}

/**
 * Which groups of the menu are open: those that the user has opened, on this device, and the one of the current screen
 * unless the user closes it there.
 */
export function useOpenGroups() {
  const { pathname } = useLocation();
  const [opened, setOpened] = useState(readOpened);
  const [closedAt, setClosedAt] = useState<string | null>(null);
  return {
    isOpen: (key: MenuGroupKey, isCurrent: boolean) =>
      isCurrent ? closedAt !== pathname : opened.includes(key),
    setOpen(key: MenuGroupKey, isOpen: boolean) {
      const others = opened.filter((other) => other !== key);
      const next = isOpen ? [...others, key] : others;
      setOpened(next);
      saveOpened(next);
      setClosedAt(isOpen ? null : pathname);
    },
  };
}
