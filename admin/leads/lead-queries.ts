import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
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

/** The query for the active dealers. */
const dealersQuery = queryOptions({
  queryKey: ['active dealers'],
  queryFn: async ({ signal }) =>
    (await callApi<Page<Dealer>>('/dealers?limit=100', { signal })).data,
  staleTime: 5 * 60_000,
});

const toLabels = (dealers: readonly Dealer[]): ReadonlyMap<string, string> =>
  new Map(dealers.map((dealer) => [dealer._id, dealershipLabel(dealer)]));

/** The dealers' labels by id, in the order of the list; empty while they load. */
export function useDealerLabels(): ReadonlyMap<string, string> {
  const { data } = useQuery({ ...dealersQuery, select: toLabels });
  return data ?? noDealers;
}

/** Finds an active dealer; undefined while they load. */
export function useDealer(id: string | null): Dealer | undefined {
  const { data } = useQuery(dealersQuery);
  return data?.find(({ _id }) => _id === id);
}

/** The hours on a dealer's page; none while they load, and of an inactive dealer. */
export function useDealerHours(dealerId: string): Dealer['workingHours'] {
  // The setup may have been opened from the dealer's form.
  const { data = [] } = useQuery({ ...dealersQuery, staleTime: 0 });
  return data.find(({ _id }) => _id === dealerId)?.workingHours ?? {};
}

const noDealers: ReadonlyMap<string, string> = new Map();
