import { useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { normalizeListQuery } from '#contract/input/normalize-list-query.ts';

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

/** Builds the query string of the filters and the order, as saved views store it; '' for the defaults. */
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

/** The dialogs of a list: query parameters, with the values that open them. */
const idPatterns = {
  /** A record's details. */
  open: /^[0-9a-f-]{36}$/i,
  /** A record's form; 'new' for a new one. */
  edit: /^(new|[0-9a-f-]{36})$/i,
};

export type DialogParameter = keyof typeof idPatterns;
export const dialogParameters = Object.keys(idPatterns) as readonly DialogParameter[];

/** Returns the id that a dialog of the list is open for. */
export function useDialogId(parameter: DialogParameter): string | null {
  return readDialogId(useSearchParams()[0].toString(), parameter);
}

/** Returns the id that a query string opens a dialog for; null if it holds no valid id. */
export function readDialogId(search: string, parameter: DialogParameter): string | null {
  const id = new URLSearchParams(search).get(parameter);
  return id && idPatterns[parameter].test(id) ? id : null;
}

/** Returns the address of this list with a dialog open. Navigate with the state `openedHere`. */
export function useDialogAddress(parameter: DialogParameter, id: string): string {
  const params = new URLSearchParams(useSearchParams()[0]);
  params.set(parameter, id);
  return `?${params}`;
}

/** Navigation state of a dialog that was opened from its list. */
export const openedHere = { openedHere: true };

/**
 * Returns how to navigate to a record's dialog. If the dialog is open beside the list, the new record replaces the one
 * in the history, so that closing goes back to the list.
 */
export function useDialogNavigation(parameter: DialogParameter): {
  state: unknown;
  replace: boolean;
} {
  const isOpen = useDialogId(parameter) !== null;
  const { state } = useLocation();
  return isOpen ? { state, replace: true } : { state: openedHere, replace: false };
}

/** Ways to leave a dialog. */
export interface DialogExit {
  close: () => void;
  /** Call this if closing was cancelled because of unsaved changes. */
  stay: () => void;
}

/**
 * Closes a dialog: back in the history if it was opened from the list, otherwise by replacing the address.
 * Browsers may report one Esc more than once: only the first counts, or the history would go back too far.
 */
export function useDialogExit(parameter: DialogParameter): DialogExit {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const isClosing = useRef(false);
  function close() {
    if (isClosing.current) return;
    isClosing.current = true;
    if (state?.openedHere) {
      navigate(-1);
      return;
    }
    const params = new URLSearchParams(search);
    params.delete(parameter);
    navigate({ search: params.toString() }, { replace: true });
  }
  function stay() {
    isClosing.current = false;
  }
  return { close, stay };
}
