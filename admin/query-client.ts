import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api.ts';
import { sessionKey } from './session/session-key.ts';

/** The office's one cache. Any 401 ends the session, any 403 has its permissions read again. */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: (error, { queryKey }) => queryKey[0] !== sessionKey[0] && watchSession(error),
  }),
  mutationCache: new MutationCache({ onError: watchSession }),
  defaultOptions: {
    // 'always': without a line a call fails and says so, instead of waiting unseen.
    queries: { networkMode: 'always', staleTime: 10_000, retry: mayPass, retryDelay: 800 },
    mutations: { networkMode: 'always' },
  },
});

function watchSession(error: Error) {
  if (!(error instanceof ApiError)) return;
  if (error.status === 401) queryClient.setQueryData(sessionKey, null);
  if (error.status === 403) queryClient.invalidateQueries({ queryKey: sessionKey });
}

/** One more attempt where the failure may have passed by then. */
function mayPass(failures: number, error: Error): boolean {
  return failures < 1 && error instanceof ApiError && (error.status === 0 || error.status >= 502);
}
