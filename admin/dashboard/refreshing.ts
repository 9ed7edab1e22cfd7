import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { dashboardKey } from './dashboard-key.ts';

const refreshEverySeconds = 300;

/** Seconds as m:ss. */
export const minutesAndSeconds = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Reads a dashboard's figures anew when asked to and every five minutes; tells how long that is. */
export function useRefreshing() {
  const client = useQueryClient();
  const [dueAt, setDueAt] = useState(() => Date.now() + refreshEverySeconds * 1000);
  const [now, setNow] = useState(Date.now);
  const refresh = useCallback(() => {
    setDueAt(Date.now() + refreshEverySeconds * 1000);
    setNow(Date.now());
    client.invalidateQueries({ queryKey: ['records'] });
    client.invalidateQueries({ queryKey: dashboardKey });
  }, [client]);

  useEffect(() => {
    const tick = setInterval(() => {
      if (Date.now() >= dueAt) refresh();
      else setNow(Date.now());
    }, 1000);
    return () => clearInterval(tick);
  }, [dueAt, refresh]);

  return { secondsLeft: Math.max(0, Math.ceil((dueAt - now) / 1000)), refresh };
}
