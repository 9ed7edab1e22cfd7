import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import type { LeadFacts, LeadRecordBase } from '#contract/leads/lead.ts';
import { describeFailure } from '../../api.ts';
import { buildApiQuery, type ListState } from '../../lists/list-address.ts';
import { recordPageQuery, useRecordPage } from '../../lists/record-cache.ts';
import { showToast } from '../../ui/toasts.ts';

/** Opens another request, which may have to be loaded first. Returns whether it is open. */
export type Step = () => boolean | Promise<boolean>;

/** The position of an open request in its list, and functions that open its neighbors, which may be on another page. */
export interface Neighbors {
  /** '3 of 19'; null if the request is not on the list's current page. */
  position: string | null;
  previous: Step | null;
  next: Step | null;
}

/** What the list behind the details shows. */
interface ShownList {
  state: ListState;
  pageSize: number;
}

/** A request in the list, by its page and its id. */
interface Place {
  page: number;
  id: string;
}

/** Finds the neighbors of the request with this id in the list that the screen shows. */
export function useNeighbors(facts: LeadFacts, list: ShownList, id: string): Neighbors {
  const { state, pageSize } = list;
  const { page } = state;
  const client = useQueryClient();
  const { data } = useRecordPage<LeadRecordBase>(facts, buildApiQuery(state, pageSize));
  const open = useOpenPlace(page);
  const ids = data?.data.map(({ _id }) => _id) ?? [];
  const index = ids.indexOf(id);
  if (!data || index < 0) return { position: null, previous: null, next: null };
  const { totalItems, totalPages } = data.pagination;

  async function openBeyond(by: -1 | 1) {
    try {
      const place = await findBeyond(client, facts, { list, shown: { id, index }, by });
      return place !== null && open(place);
    } catch (failure) {
      const which = by > 0 ? 'next' : 'previous';
      const text = `The ${which} request could not be loaded. ${describeFailure(failure)}`;
      showToast({ tone: 'alert', text });
      return false;
    }
  }
  function findStep(by: -1 | 1): Step | null {
    const neighbor = ids[index + by];
    if (neighbor) return () => open({ page, id: neighbor });
    const isLastPage = by > 0 ? page >= totalPages : page <= 1;
    return isLastPage ? null : () => openBeyond(by);
  }
  return {
    position: `${(page - 1) * pageSize + index + 1} of ${totalItems}`,
    previous: findStep(-1),
    next: findStep(1),
  };
}

/** Returns a function that opens a request in place of the shown one, with its page of the list behind it. */
function useOpenPlace(shownPage: number): (place: Place) => true {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  return ({ page, id }) => {
    const params = new URLSearchParams(search);
    params.set('open', id);
    if (page > 1) params.set('page', String(page));
    else params.delete('page');
    navigate(
      { search: params.toString() },
      {
        // Closing goes back to the list, however many requests were viewed. If they were on another page, closing
        // leaves the list on that page.
        replace: true,
        state: page === shownPage ? state : null,
        // With flushSync, a second key continues from this request.
        flushSync: true,
      },
    );
    return true;
  };
}

interface EdgeOfPage {
  list: ShownList;
  /** The shown request, and its position on the list's page: first or last. */
  shown: { id: string; index: number };
  by: -1 | 1;
}

/**
 * Finds the request after the last one of a page, or before the first one. Both pages are loaded again: if the shown
 * request has left the list since, the later ones have moved up by one, and the first of the next page takes its place.
 */
async function findBeyond(
  client: QueryClient,
  facts: LeadFacts,
  { list: { state, pageSize }, shown, by }: EdgeOfPage,
): Promise<Place | null> {
  const load = async (page: number): Promise<Place[]> => {
    const query = recordPageQuery<LeadRecordBase>(
      facts,
      buildApiQuery({ ...state, page }, pageSize),
    );
    const { data } = await client.fetchQuery({ ...query, staleTime: 0 });
    return data.map(({ _id }) => ({ page, id: _id }));
  };
  const [same, other] = await Promise.all([load(state.page), load(state.page + by)]);
  const index = same.findIndex(({ id }) => id === shown.id);
  const position = index < 0 && by > 0 ? shown.index : Math.max(index, 0) + by;
  return same[position] ?? other.at(by > 0 ? 0 : -1) ?? null;
}
