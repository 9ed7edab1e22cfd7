import { useEffect } from 'react';

/** Where a key is typed, or has its own meaning. */
const taken = 'input:not([type="checkbox"]), textarea, select, dialog';

/** Does something at a key that stands for itself nowhere: outside fields and dialogs, without Ctrl or Alt. */
export function useFreeKey(key: string, run: () => void) {
  useEffect(() => {
    function runOnKey(event: KeyboardEvent) {
      const isTaken = event.target instanceof Element && event.target.closest(taken);
      if (event.key !== key || isTaken || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      run();
    }
    document.addEventListener('keydown', runOnKey);
    return () => document.removeEventListener('keydown', runOnKey);
  });
}
