import { useEffect } from 'react';

const offKey = 'single-key shortcuts off';

/** Whether shortcuts of a single key work in this browser. Speech input may press them by accident. */
export const areShortcutsOn = (): boolean => localStorage.getItem(offKey) === null;

/** Turns shortcuts of a single key on or off in this browser. */
export function switchShortcuts(isOn: boolean): void {
  if (isOn) localStorage.removeItem(offKey);
  else localStorage.setItem(offKey, 'off');
}

/** Elements where a key is input or has its own meaning. */
const ignoredTargets = 'input:not([type="checkbox"]), textarea, select, dialog';

/** Runs a function on a key, or one of several, outside fields and dialogs, without Ctrl, Alt or ⌘, unless turned off. */
export function useShortcut(keys: string | readonly string[], run: (key: string) => void) {
  useEffect(() => {
    function runOnKey(event: KeyboardEvent) {
      const isIgnored = event.target instanceof Element && event.target.closest(ignoredTargets);
      if (![keys].flat().includes(event.key) || isIgnored || !areShortcutsOn()) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      run(event.key);
    }
    document.addEventListener('keydown', runOnKey);
    return () => document.removeEventListener('keydown', runOnKey);
  });
}

/** A key of the keyboard. */
export function KeyCap({ name }: { name: string }) {
  return (
    <kbd className="rounded-control border border-line bg-panel px-1.5 font-sans text-xs text-ink-soft">
      {name}
    </kbd>
  );
}
