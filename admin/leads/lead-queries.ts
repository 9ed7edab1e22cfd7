import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type Dealer, dealershipLabel } from '#contract/dealers/dealers.ts';
import type { Page, Success } from '#contract/http/http.ts';
import type { LeadFacts, LeadRecordBase, LeadStats } from '#contract/leads/lead.ts';
import { type Assignee, assigneesPath } from '#contract/leads/lead-work.ts';
import { callApi } from '../api.ts';
import { findCachedRecord, recordKeys, useRecordStats } from '../lists/record-cache.ts';

export const useLeadStats = (facts: LeadFacts) => useRecordStats<LeadStats>(facts);

/** Loads a request by id; null if it does not exist. A version from a cached list shows at once. */
export function useLead<Lead extends LeadRecordBase>(facts: LeadFacts, id: string) {
  const client = useQueryClient();
  const query = new URLSearchParams({ _id: id, limit: '1' });
  return useQuery({
    queryKey: recordKeys.record(facts, id),
    queryFn: async ({ signal }): Promise<Lead | null> => {
      const page = await callApi<Page<Lead>>(`${facts.paths.records}?${query}`, { signal });
      return page.data[0] ?? null;
    },
    initialData: () => findCachedRecord<Lead>(client, facts, id),
    // Refetches the request when its details open, however fresh the list is.
    initialDataUpdatedAt: 0,
  });
}

/** A change to a request: its status, its staff fields, or both. */
type LeadChanges = Record<string, unknown>;

/** Saves changes to the given version of a request. Returns the stored record. */
export async function changeLead<Lead extends LeadRecordBase>(
  facts: LeadFacts,
  { _id, updatedAt }: Pick<Lead, '_id' | 'updatedAt'>,
  changes: LeadChanges,
): Promise<Lead> {
  const response = await callApi<Success<Lead>>(`${facts.paths.records}/${_id}/status`, {
    method: 'PATCH',
    body: changes,
    headers: { 'If-Match': updatedAt },
  });
  return response.data;
}

/** The accounts that may own requests of a type; undefined while they load. */
export function useAssignees({ slug }: Pick<LeadFacts, 'slug'>): readonly Assignee[] | undefined {
  const { data } = useQuery({
    queryKey: ['assignees', slug],
    queryFn: async ({ signal }) =>
      (await callApi<Success<Assignee[]>>(`${assigneesPath}/${slug}`, { signal })).data,
    staleTime: 5 * 60_000,
  });
  return data;
}

/** The dealers' labels by id, in the order of the list; empty while they load. */
export function useDealerLabels(): ReadonlyMap<string, string> {
  const { data } = useQuery({
    queryKey: ['dealer labels'],
    queryFn: async ({ signal }) => {
      const { data: dealers } = await callApi<Page<Dealer>>('/dealers?limit=100', { signal });
      return new Map(dealers.map((dealer) => [dealer._id, dealershipLabel(dealer)]));
    },
    staleTime: 5 * 60_000,
  });
  return data ?? noDealers;
}

const noDealers: ReadonlyMap<string, string> = new Map();
