import { useSearchParams } from 'react-router';
import { normalizeListQuery } from '#contract/normalize-list-query.ts';
import { dialogParameters } from './dialog-address.ts';

/** What a list shows. The address holds everything that differs from the defaults. */
export interface ListState {
  page: number;
  sortBy: string;
  sortOrder: 'asc' | 'desc';
  /** '' if there is no search. The same applies to the status and the other filters. */
  search: string;
  status: string;
  filters: Record<string, string>;
}

/** What the address of a list can contain besides page and search. */
export interface ListShape {
  statuses: readonly string[];
  filters: readonly string[];
  sortKeys: readonly string[];
  /** The default order; without it newest first. */
  defaultOrder?: Order;
  /** Query parameters of the screen, which the list leaves unchanged. */
  keptParams?: readonly string[];
}

type Order = Pick<ListState, 'sortBy' | 'sortOrder'>;

const newestFirst: Order = { sortBy: 'createdAt', sortOrder: 'desc' };

/** Parses a list's state from an address. Invalid values count as absent. */
export function readListState(shape: ListShape, params: URLSearchParams): ListState {
  const { statuses, filters, sortKeys, defaultOrder = newestFirst } = shape;
  const page = Number(params.get('page') ?? 1);
  const sortBy = params.get('sortBy') ?? '';
  const order = params.get('sortOrder');
  const status = params.get('status') ?? '';
  return {
    page: Number.isInteger(page) && page > 0 && page <= 1_000_000 ? page : 1,
    sortBy: sortKeys.includes(sortBy) ? sortBy : defaultOrder.sortBy,
    sortOrder: order === 'asc' || order === 'desc' ? order : defaultOrder.sortOrder,
    search: (params.get('search') ?? '').slice(0, 200),
    status: statuses.includes(status) ? status : '',
    filters: Object.fromEntries(filters.map((field) => [field, params.get(field) ?? ''])),
  };
}

/** Builds the query of the address for a state, without default values. */
function buildQuery(
  { defaultOrder = newestFirst }: ListShape,
  { filters, ...state }: ListState,
): URLSearchParams {
  const defaults: Record<string, unknown> = { page: 1, search: '', status: '', ...defaultOrder };
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(state)) {
    if (value !== defaults[name]) params.set(name, String(value));
  }
  for (const [field, value] of Object.entries(filters)) if (value) params.set(field, value);
  return params;
}

/**
 * Copies parameters from the address bar: a dialog beside the list stays open, and so does one that was opened while a
 * search waited. The address bar has them before the next render does.
 */
function keepParameters(query: URLSearchParams, parameters: readonly string[]) {
  const now = new URLSearchParams(window.location.search);
  for (const parameter of parameters) {
    const value = now.get(parameter);
    if (value) query.set(parameter, value);
  }
}

/** Builds the query string of the address for a state, with the open dialog; '' for the defaults. */
export function buildAddressQuery(shape: ListShape, state: ListState): string {
  const query = buildQuery(shape, state);
  keepParameters(query, dialogParameters);
  return query.toString();
}

/** Builds the query string of the filters and the order, as a saved view keeps it; '' for the defaults. */
export function buildViewQuery(shape: ListShape, state: ListState): string {
  const { sortKeys, defaultOrder = newestFirst } = shape;
  const order = sortKeys.length > 0 ? {} : defaultOrder;
  return normalizeListQuery(buildQuery(shape, { ...state, ...order }).toString());
}

function joinParameters(values: Record<string, string | number>): string {
  const chosen = Object.entries(values).filter(([, value]) => value !== '');
  return new URLSearchParams(chosen.map(([name, value]) => [name, String(value)])).toString();
}

/** Builds the query string of the API's list route for a state. */
export const buildApiQuery = ({ filters, ...state }: ListState, pageSize: number): string =>
  joinParameters({ ...state, ...filters, limit: pageSize });

/** Builds the query string of the search and the filters alone; '' if none is set. */
export const buildFilterQuery = ({ filters, search, status }: ListState): string =>
  joinParameters({ search, status, ...filters });

/** Returns the list's state from the address, and a function that changes it. */
export function useListAddress(shape: ListShape) {
  const [params, setParams] = useSearchParams();
  const state = readListState(shape, params);
  function change(changes: Partial<ListState>, history: 'push' | 'replace' = 'push') {
    // Another order or filter starts at the first page.
    const next = buildQuery(shape, { ...state, page: 1, ...changes });
    keepParameters(next, [...dialogParameters, ...(shape.keptParams ?? [])]);
    // Links are built from what was rendered: flushSync makes them contain this change at once.
    setParams(next, { replace: history === 'replace', flushSync: true });
  }
  return { state, change };
}

/** Whether a search or any filter is set. */
export function isFiltered({ search, status, filters }: ListState): boolean {
  return search !== '' || status !== '' || Object.values(filters).some((value) => value !== '');
}
