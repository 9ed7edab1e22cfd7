import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { pauseUpdates, usePausedUpdates } from '../live/paused-updates.ts';
import { dashboardKey } from './dashboard-key.ts';

const refreshEverySeconds = 300;

/** Formats seconds as m:ss. */
export const formatCountdown = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/**
 * Refetches a dashboard's data every 300 seconds, unless updates are paused. Returns the countdown, a function that
 * refreshes at once, and whether updates are paused with a function that changes it.
 */
export function useAutoRefresh() {
  const client = useQueryClient();
  const [dueAt, setDueAt] = useState(() => Date.now() + refreshEverySeconds * 1000);
  const [now, setNow] = useState(Date.now);
  const refresh = useCallback(() => {
    setDueAt(Date.now() + refreshEverySeconds * 1000);
    setNow(Date.now());
    client.invalidateQueries({ queryKey: ['records'] });
    client.invalidateQueries({ queryKey: dashboardKey });
  }, [client]);

  const isPaused = usePausedUpdates();
  useEffect(() => () => pauseUpdates(false), []);

  useEffect(() => {
    if (isPaused) return;
    const tick = setInterval(() => {
      if (Date.now() >= dueAt) refresh();
      else setNow(Date.now());
    }, 1000);
    return () => clearInterval(tick);
  }, [dueAt, refresh, isPaused]);

  function togglePause() {
    pauseUpdates(!isPaused);
    if (isPaused) refresh();
  }

  return {
    secondsLeft: Math.max(0, Math.ceil((dueAt - now) / 1000)),
    refresh,
    isPaused,
    togglePause,
  };
}
