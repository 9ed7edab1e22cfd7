import { useLocation, useNavigate } from 'react-router';
import type { LeadFacts, LeadRecordBase } from '#contract/lead.ts';
import { buildApiQuery, type ListState } from '../../lists/list-address.ts';
import { useRecordPage } from '../../lists/record-queries.ts';

/** Where an open request stands in its list, and ways to its neighbors on the same page of it. */
export interface Neighbors {
  /** '3 of 19'; null if the request is not on the list's current page. */
  position: string | null;
  previous: (() => void) | null;
  next: (() => void) | null;
}

/** Finds the neighbors of the request with this id in the list that the screen shows. */
export function useNeighbors(
  facts: LeadFacts,
  { state, pageSize }: { state: ListState; pageSize: number },
  id: string,
): Neighbors {
  const { data } = useRecordPage<LeadRecordBase>(facts, buildApiQuery(state, pageSize));
  const { search, state: navigationState } = useLocation();
  const navigate = useNavigate();
  const ids = data?.data.map(({ _id }) => _id) ?? [];
  const index = ids.indexOf(id);
  function goTo(other: string | undefined) {
    if (index < 0 || !other) return null;
    const params = new URLSearchParams(search);
    params.set('open', other);
    // Closing goes back to the list, however many requests were looked at.
    return () =>
      navigate(
        { search: params.toString() },
        // At once, so that a second key goes on from there.
        { replace: true, state: navigationState, flushSync: true },
      );
  }
  const number = (state.page - 1) * pageSize + index + 1;
  return {
    position: data && index >= 0 ? `${number} of ${data.pagination.totalItems}` : null,
    previous: goTo(ids[index - 1]),
    next: goTo(ids[index + 1]),
  };
}
