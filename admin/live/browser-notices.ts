import { useQuery } from '@tanstack/react-query';
import { useRef, useState, useSyncExternalStore } from 'react';
import { useNavigate } from 'react-router';
import type { Success } from '#contract/http/http.ts';
import { noticePaths, type StaffNotice } from '#contract/staff/notices.ts';
import { callApi } from '../api.ts';
import { sessionKey } from '../query-client.ts';

const storageKey = 'browser-notices';
const pollMs = 60_000;

type State = 'on' | 'off' | 'blocked';

const listeners = new Set<() => void>();

/** When the user turned notices on; earlier ones are not shown. */
let turnedOnAt = '';

function readState(): State {
  if (typeof Notification === 'undefined' || Notification.permission === 'denied') return 'blocked';
  const isWanted = localStorage.getItem(storageKey) === 'on';
  return isWanted && Notification.permission === 'granted' ? 'on' : 'off';
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether this browser shows notices; 'blocked' if its user or the browser itself forbids them. */
export const useBrowserNoticeState = (): State => useSyncExternalStore(subscribe, readState);

/** Turns the notices of this browser on, after asking for permission, or off. */
export async function toggleBrowserNotices(): Promise<void> {
  if (readState() === 'on') localStorage.removeItem(storageKey);
  else {
    localStorage.setItem(storageKey, 'on');
    await Notification.requestPermission();
    turnedOnAt = new Date().toISOString();
  }
  for (const listener of listeners) listener();
}

/**
 * Shows the user's notices as notifications of the browser, also while the tab is hidden. They name no customer:
 * others may see the screen.
 */
export function useBrowserNotices(): void {
  const isOn = useBrowserNoticeState() === 'on';
  const navigate = useNavigate();
  const [start] = useState(() => new Date().toISOString());
  const after = useRef(start);
  useQuery({
    queryKey: [...sessionKey, 'new notices'],
    queryFn: async ({ signal }) => {
      if (after.current < turnedOnAt) after.current = turnedOnAt;
      const path = `${noticePaths.list}?after=${encodeURIComponent(after.current)}`;
      const { data } = await callApi<Success<StaffNotice[]>>(path, { signal });
      for (const notice of data) {
        after.current = notice.createdAt;
        // Several tabs show one notice, because its tag is the same.
        const shown = new Notification(notice.title, { tag: notice._id });
        shown.onclick = () => {
          window.focus();
          navigate(`/${notice.kind}?open=${notice.recordId}`);
        };
      }
      return data.length;
    },
    enabled: isOn,
    initialData: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: pollMs,
    refetchIntervalInBackground: true,
  });
}
