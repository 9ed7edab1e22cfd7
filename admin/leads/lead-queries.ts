import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Page, Success } from '#contract/http.ts';
import type { LeadFacts, LeadRecordBase, LeadStats } from '#contract/lead.ts';
import { callApi } from '../api.ts';
import { cachedLead } from './lead-cache.ts';
import { leadKeys } from './lead-keys.ts';

/** The statistics with the type's own counters as numbers beside them. */
export type CountedStats = LeadStats & Record<string, unknown>;

/** One page of a list; `query` is the API's query string. The page before stays while it loads. */
export function useLeadPage<Lead extends LeadRecordBase>(facts: LeadFacts, query: string) {
  return useQuery({
    queryKey: leadKeys.list(facts, query),
    queryFn: ({ signal }) => callApi<Page<Lead>>(`${facts.paths.records}?${query}`, { signal }),
    placeholderData: keepPreviousData,
  });
}

const statsQuery = (facts: LeadFacts) =>
  queryOptions({
    queryKey: leadKeys.stats(facts),
    queryFn: async ({ signal }) =>
      (await callApi<Success<CountedStats>>(facts.paths.stats, { signal })).data,
  });

export function useLeadStats(facts: LeadFacts) {
  return useQuery(statsQuery(facts));
}

/** One record by its id, null when there is none. What a list already holds is shown at once. */
export function useLead<Lead extends LeadRecordBase>(facts: LeadFacts, id: string) {
  const client = useQueryClient();
  const query = new URLSearchParams({ _id: id, limit: '1' });
  return useQuery({
    queryKey: leadKeys.record(facts, id),
    queryFn: async ({ signal }): Promise<Lead | null> => {
      const page = await callApi<Page<Lead>>(`${facts.paths.records}?${query}`, { signal });
      return page.data[0] ?? null;
    },
    initialData: () => cachedLead<Lead>(client, facts, id),
    // However new the list is: details are read again when they are opened.
    initialDataUpdatedAt: 0,
  });
}
