import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Arrival, livePath, liveReadyEvent } from '#contract/dashboard.ts';
import { dashboardKey } from '../dashboard/dashboard-key.ts';
import { recordKeys } from '../lists/record-keys.ts';
import { sessionKey } from '../session/session-key.ts';

/**
 * Has lists and dashboards read anew when something arrives. Only the tab in view listens: a browser
 * has few connections to one server. Whenever listening begins again, what came meanwhile is read.
 */
export function useLiveRecords() {
  const client = useQueryClient();
  useEffect(() => {
    let source: EventSource | null = null;
    let hasListened = false;

    function onReady() {
      if (hasListened) client.invalidateQueries();
      hasListened = true;
    }
    function onArrival({ data }: MessageEvent<string>) {
      const { kind }: Arrival = JSON.parse(data);
      client.invalidateQueries({ queryKey: recordKeys.all({ slug: kind }) });
      client.invalidateQueries({ queryKey: dashboardKey });
    }
    function onError() {
      // A browser tries again by itself, unless it was refused: then the session may be over.
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
        source.addEventListener('message', onArrival);
        source.addEventListener('error', onError);
      }
    }
    listen();
    document.addEventListener('visibilitychange', listen);
    return () => {
      document.removeEventListener('visibilitychange', listen);
      source?.close();
    };
  }, [client]);
}
