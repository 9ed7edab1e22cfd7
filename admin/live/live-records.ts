import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Arrival, livePath, liveReadyEvent, type RecordChange } from '#contract/dashboard.ts';
import { calendarKey, isInCalendar } from '../calendar/calendar-key.ts';
import { dashboardKey } from '../dashboard/dashboard-key.ts';
import { recordKeys, wasJustRefreshed } from '../lists/record-cache.ts';
import { useUser } from '../session/session.ts';
import { sessionKey } from '../session/session-key.ts';
import { trashKey } from '../trash/trash-key.ts';
import { areUpdatesPaused } from './paused-updates.ts';
import { noteChange } from './recent-changes.ts';

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
