import { useQuery } from '@tanstack/react-query';
import { type Dealer, dealershipLabel } from '#contract/dealers/dealers.ts';
import type { Page, Success } from '#contract/http/http.ts';
import type { LeadFacts } from '#contract/leads/lead.ts';
import { type Assignee, assigneesPath } from '#contract/leads/lead-work.ts';
import { callApi } from '../api.ts';

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
