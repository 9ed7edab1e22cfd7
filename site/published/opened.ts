import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** The query's word for which record is opened. */
export const openedParameter = 'open';

/** The address of the page with a record opened on it; the list, by its query, stays where it is. */
export function openLink(id: string, query?: URLSearchParams) {
  const opened = new URLSearchParams(query);
  opened.set(openedParameter, id);
  return {
    to: { search: `?${opened}` },
    preventScrollReset: true,
    state: { isOpenedHere: true },
  };
}

/** Which record the address opens, and how to close it: Back, where it was opened on this page. */
export function useOpened(): { id: string | null; close: () => void } {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  function close() {
    if ((state as { isOpenedHere?: boolean } | null)?.isOpenedHere) return navigate(-1);
    const list = new URLSearchParams(params);
    list.delete(openedParameter);
    navigate({ search: list.toString() }, { replace: true, preventScrollReset: true });
  }
  return { id: params.get(openedParameter), close };
}

/** For routes with such pages: opening a record changes nothing in what was loaded. */
export function isOtherPage({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
