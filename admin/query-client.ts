import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';

/** The prefix of the query keys of dashboard data. */
export const dashboardKey = ['dashboard'] as const;

/** The key of everything that the trash shows. */
export const trashKey = ['trash'];

/** Begins the query keys of calendars, free times, and appointments of requests. */
export const calendarKey = ['calendar'] as const;

/** Begins the query keys of what the page of a person shows. */
export const personKey = ['people', 'person'] as const;

/** The query key of the signed-in user; its data is null if no one is signed in. */
export const sessionKey = ['session'] as const;

/** The one query cache. A 401 from any call ends the session; a 403 refetches it, permissions included. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { queryKey }) => queryKey[0] !== sessionKey[0] && handleAuthError(error),
  }),
  mutationCache: new MutationCache({ onError: handleAuthError }),
  defaultOptions: {
    // 'always': offline, a call fails visibly instead of waiting for the network.
    queries: { networkMode: 'always', staleTime: 10_000, retry: shouldRetry, retryDelay: 800 },
    mutations: { networkMode: 'always' },
  },
});

function handleAuthError(error: Error) {
  if (!(error instanceof ApiError)) return;
  if (error.status === 401) queryClient.setQueryData(sessionKey, null);
  if (error.status === 403) queryClient.invalidateQueries({ queryKey: sessionKey });
}

/** Retries once if the failure may be temporary. */
function shouldRetry(failures: number, error: Error): boolean {
  return failures < 1 && error instanceof ApiError && (error.status === 0 || error.status >= 502);
}
