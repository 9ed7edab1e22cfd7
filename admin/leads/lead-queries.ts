import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Page } from '#contract/http.ts';
import type { LeadFacts, LeadRecordBase, LeadStats } from '#contract/lead.ts';
import { callApi } from '../api.ts';
import { cachedRecord } from '../lists/record-cache.ts';
import { recordKeys } from '../lists/record-keys.ts';
import { useRecordStats } from '../lists/record-queries.ts';

export const useLeadStats = (facts: LeadFacts) => useRecordStats<LeadStats>(facts);

/** One record by its id, null when there is none. What a list already holds is shown at once. */
export function useLead<Lead extends LeadRecordBase>(facts: LeadFacts, id: string) {
  const client = useQueryClient();
  const query = new URLSearchParams({ _id: id, limit: '1' });
  return useQuery({
    queryKey: recordKeys.record(facts, id),
    queryFn: async ({ signal }): Promise<Lead | null> => {
      const page = await callApi<Page<Lead>>(`${facts.paths.records}?${query}`, { signal });
      return page.data[0] ?? null;
    },
    initialData: () => cachedRecord<Lead>(client, facts, id),
    // However new the list is: details are read again when they are opened.
    initialDataUpdatedAt: 0,
  });
}
