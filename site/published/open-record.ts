import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** The query parameter with the id of the open record. */
export const openParameter = 'open';

/** Props of a link that opens a record on the current page and keeps the list's query. */
export function buildOpenLink(id: string, query?: URLSearchParams) {
  const params = new URLSearchParams(query);
  params.set(openParameter, id);
  return {
    to: { search: `?${params}` },
    preventScrollReset: true,
    // While a record still closes, its URL is current: without this the link would replace the list's entry.
    replace: false,
    state: { isOpenedHere: true },
  };
}

/**
 * The id of the record that the URL opens, a function that closes it, and the query of the list alone. Closing
 * goes Back if the record was opened on this page. Its dialog needs `key`, which changes each time it is opened.
 */
export function useOpenRecord(): {
  id: string | null;
  key: string;
  close: () => void;
  listSearch: string;
} {
  const [params] = useSearchParams();
  const { state, key } = useLocation();
  const navigate = useNavigate();
  const list = new URLSearchParams(params);
  list.delete(openParameter);
  const listSearch = list.toString();
  function close() {
    if ((state as { isOpenedHere?: boolean } | null)?.isOpenedHere) return navigate(-1);
    navigate({ search: listSearch }, { replace: true, preventScrollReset: true });
  }
  return { id: params.get(openParameter), key, close, listSearch };
}

/** For `shouldRevalidate` of such routes: opening a record does not need new data. */
export function isOtherPage({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}

/**
 * Adds the record that the address opens to the first page of a list if it is an older one. An unknown record, or one
 * that cannot be read, changes nothing.
 */
export async function withOpened<Item extends { _id: string }>(
  { url }: Request,
  items: Item[],
  find: (id: string) => Promise<Item | null>,
): Promise<Item[]> {
  const id = new URL(url).searchParams.get(openParameter);
  if (!id || items.some(({ _id }) => _id === id)) return items;
  const opened = await find(id);
  return opened ? [...items, opened] : items;
}

/** Adds a previewed record, which the list does not contain yet, before the others. Null changes nothing. */
export const withPreviewed = <Item extends { _id: string }>(
  previewed: Item | null,
  items: readonly Item[],
): Item[] =>
  previewed ? [previewed, ...items.filter(({ _id }) => _id !== previewed._id)] : (items as Item[]);
