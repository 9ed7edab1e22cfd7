import { useSearchParams } from 'react-router';
import { dialogParameters } from './dialog-address.ts';

/** What a list shows. Everything is in the address bar; what is as usual is left out of it. */
export interface ListState {
  page: number;
  sortBy: string;
  sortOrder: 'asc' | 'desc';
  /** '' where nothing is searched for; so with the status and the other filters. */
  search: string;
  status: string;
  filters: Record<string, string>;
}

/** What a list can be told in its address, besides page, search and status. */
export interface ListShape {
  statuses: readonly string[];
  filters: readonly string[];
  sortKeys: readonly string[];
  /** How it is sorted unless told otherwise; without it the newest come first. */
  usualOrder?: Order;
  /** Parameters that are the screen's, not the list's: they stay as they are. */
  kept?: readonly string[];
}

type Order = Pick<ListState, 'sortBy' | 'sortOrder'>;

const newestFirst: Order = { sortBy: 'createdAt', sortOrder: 'desc' };

/** Reads a list's state from an address; what makes no sense there counts as absent. */
export function readListState(shape: ListShape, params: URLSearchParams): ListState {
  const { statuses, filters, sortKeys, usualOrder = newestFirst } = shape;
  const page = Number(params.get('page') ?? 1);
  const sortBy = params.get('sortBy') ?? '';
  const order = params.get('sortOrder');
  const status = params.get('status') ?? '';
  return {
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
    sortBy: sortKeys.includes(sortBy) ? sortBy : usualOrder.sortBy,
    sortOrder: order === 'asc' || order === 'desc' ? order : usualOrder.sortOrder,
    search: (params.get('search') ?? '').slice(0, 200),
    status: statuses.includes(status) ? status : '',
    filters: Object.fromEntries(filters.map((field) => [field, params.get(field) ?? ''])),
  };
}

/** A list's state as a query for the address: what is as usual is left out. */
function queryOf(
  { usualOrder = newestFirst }: ListShape,
  { filters, ...state }: ListState,
): URLSearchParams {
  const usual: Record<string, unknown> = { page: 1, search: '', status: '', ...usualOrder };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(state)) {
    if (value !== usual[name]) params.set(name, String(value));
  }
  for (const [field, value] of Object.entries(filters)) if (value) params.set(field, value);
  return params;
}

/** The query of the API's list call for a state. */
export function apiQueryOf({ filters, ...state }: ListState, pageSize: number): string {
  const named = Object.entries({ ...state, ...filters, limit: pageSize });
  const chosen = named.filter(([, value]) => value !== '');
  return new URLSearchParams(chosen.map(([name, value]) => [name, String(value)])).toString();
}

/** The list's state, and a function that changes it: Back undoes what was pushed, not replaced. */
export function useListAddress(shape: ListShape) {
  const [params, setParams] = useSearchParams();
  const state = readListState(shape, params);
  function change(changes: Partial<ListState>, history: 'push' | 'replace' = 'push') {
    // Another order or another filter begins at the first page again.
    const next = queryOf(shape, { ...state, page: 1, ...changes });
    // A search that arrives when typing has paused must not close what was opened meanwhile; the
    // address bar knows of it before the next render does.
    const now = new URLSearchParams(window.location.search);
    const opened = history === 'replace' ? dialogParameters : [];
    for (const parameter of [...opened, ...(shape.kept ?? [])]) {
      const value = now.get(parameter);
      if (value) next.set(parameter, value);
    }
    // Links are made of what was rendered: a click in the next moment finds this change in them.
    setParams(next, { replace: history === 'replace', flushSync: true });
  }
  return { state, change };
}

/** Whether anything is filtered or searched. */
export function isFiltered({ search, status, filters }: ListState): boolean {
  return search !== '' || status !== '' || Object.values(filters).some((value) => value !== '');
}
