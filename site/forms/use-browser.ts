import { useSyncExternalStore } from 'react';
import { todayInPakistan } from '#contract/pakistan-time.ts';

const phone = '(width < 48rem)';

function onPhoneChange(notify: () => void) {
  const query = matchMedia(phone);
  query.addEventListener('change', notify);
  return () => query.removeEventListener('change', notify);
}

/** Whether the window is narrower than 768 px; false on the server and until hydration. */
export function useIsPhone(): boolean {
  return useSyncExternalStore(
    onPhoneChange,
    () => matchMedia(phone).matches,
    () => false,
  );
}

const never = () => () => {};

/** Today in Pakistan; undefined in server markup, which may be cached past midnight. */
export function useToday(): string | undefined {
  return useSyncExternalStore<string | undefined>(
    never,
    () => todayInPakistan(),
    () => undefined,
  );
}
