import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Success } from '#contract/http.ts';
import { ownPaths, type SecondFactorState } from '#contract/own-account.ts';
import { callApi } from '../api.ts';

const state = queryOptions({
  queryKey: ['own-account', 'second-factor'],
  queryFn: async ({ signal }) =>
    (await callApi<Success<SecondFactorState>>(ownPaths.secondFactor, { signal })).data,
});

/** Loads the state of the user's own second factor. */
export const useSecondFactorState = () => useQuery(state);

/** Returns a function that refetches it and the sessions, which end when it changes. */
export function useRefreshOwnAccount() {
  const client = useQueryClient();
  return () => {
    client.invalidateQueries({ queryKey: ['own-account'] });
    client.invalidateQueries({ queryKey: ['sessions'] });
  };
}
