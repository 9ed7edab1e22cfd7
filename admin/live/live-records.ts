import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { requestSlugs } from '#contract/appointments/kinds.ts';
import {
  type Arrival,
  livePath,
  liveReadyEvent,
  type RecordChange,
} from '#contract/reports/dashboard.ts';
import { recordKeys, wasJustRefreshed } from '../lists/record-cache.ts';
import { calendarKey, dashboardKey, personKey, sessionKey, trashKey } from '../query-client.ts';
import { useUser } from '../session/session.ts';

let isPaused = false;
const pauseListeners = new Set<() => void>();

/** Whether the user has paused the automatic updates of the screen. */
const areUpdatesPaused = () => isPaused;

/** Pauses or resumes automatic updates. A screen that can pause updates resumes them when it closes. */
export function pauseUpdates(paused: boolean): void {
  isPaused = paused;
  for (const listener of pauseListeners) listener();
}

function subscribeToPause(listener: () => void) {
  pauseListeners.add(listener);
  return () => {
    pauseListeners.delete(listener);
  };
}

/** Re-renders when updates are paused or resumed. */
export const usePausedUpdates = () => useSyncExternalStore(subscribeToPause, areUpdatesPaused);

/** The newest change of each record since the page was loaded, by the record's id. */
const changes = new Map<string, RecordChange>();
const changeListeners = new Set<() => void>();

/** Stores that somebody changed a record. */
function noteChange(change: RecordChange): void {
  changes.set(change.id, change);
  for (const listener of changeListeners) listener();
}

function subscribeToChanges(listener: () => void) {
  changeListeners.add(listener);
  return () => changeListeners.delete(listener);
}

/**
 * Returns who else changed a record while it is shown, until `dismiss` is called; null if nobody did. Changes from
 * before the caller was mounted do not count.
 */
export function useChangeByOthers(id: string): { by: string | null; dismiss: () => void } {
  const { username } = useUser();
  const newest = useSyncExternalStore(subscribeToChanges, () => changes.get(id));
  const [seen, setSeen] = useState(newest);
  const isOther = newest && newest !== seen && newest.by !== username;
  return { by: isOther ? newest.by : null, dismiss: () => setSeen(newest) };
}

const watched: readonly string[] = [
  ...Object.values(requestSlugs),
  'bookables',
  'openings',
  'closures',
];

/** Whether a change of a kind of record can change what the calendar shows. */
const isInCalendar = (kind: string): boolean => watched.includes(kind);

/** Kinds that the audit log names differently. */
const listSlugs: Partial<Record<string, string>> = { 'staff-account': 'staff-accounts' };

/**
 * Refetches lists, details and dashboards when a record arrives or is changed. Only the visible tab listens, since
 * browsers limit the connections to a server. When it listens again, it refetches everything to catch up.
 */
export function useLiveRecords() {
  const { username } = useUser();
  const client = useQueryClient();
  useEffect(() => {
    let source: EventSource | null = null;
    let hasListened = false;

    function onReady() {
      if (hasListened && !areUpdatesPaused()) client.invalidateQueries();
      hasListened = true;
    }
    function onMessage({ data }: MessageEvent<string>) {
      const message: Arrival | RecordChange = JSON.parse(data);
      const kind = listSlugs[message.kind] ?? message.kind;
      if ('id' in message) {
        noteChange(message);
        if (message.by === username && wasJustRefreshed(kind)) return;
      }
      if (areUpdatesPaused()) return;
      client.invalidateQueries({ queryKey: recordKeys.all({ slug: kind }) });
      client.invalidateQueries({ queryKey: dashboardKey });
      client.invalidateQueries({ queryKey: personKey });
      client.invalidateQueries({ queryKey: trashKey });
      if (isInCalendar(kind)) client.invalidateQueries({ queryKey: calendarKey });
    }
    function onError() {
      // The browser reconnects unless the server refused: then the session may have ended.
      if (source?.readyState === EventSource.CLOSED) {
        client.invalidateQueries({ queryKey: sessionKey });
      }
    }
    function listen() {
      if (document.hidden) {
        source?.close();
        source = null;
      } else if (!source) {
        source = new EventSource(`/api${livePath}`);
        source.addEventListener(liveReadyEvent, onReady);
        source.addEventListener('message', onMessage);
        source.addEventListener('error', onError);
      }
    }
    listen();
    document.addEventListener('visibilitychange', listen);
    return () => {
      document.removeEventListener('visibilitychange', listen);
      source?.close();
    };
  }, [client, username]);
}
