import { useSyncExternalStore } from 'react';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';

const phoneQuery = '(width < 48rem)';

function onPhoneChange(notify: () => void) {
  const query = matchMedia(phoneQuery);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** Whether the window is narrower than 768 px. False on the server and until hydration. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    onPhoneChange,
    () => matchMedia(phoneQuery).matches,
    () => false,
  );
}

const subscribeToNothing = () => () => {};

/** Today's date in Pakistan. Undefined in server markup, which may be cached past midnight. */
export function useToday(): string | undefined {
  return useSyncExternalStore<string | undefined>(
    subscribeToNothing,
    () => todayInPakistan(),
    () => undefined,
  );
}
