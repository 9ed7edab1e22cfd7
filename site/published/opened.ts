import { useLocation, useNavigate, useSearchParams } from 'react-router';

const parameter = 'open';

/** The address of the page with a record opened on it; the list stays where it is. */
export const openLink = (id: string) => ({
  to: { search: `?${parameter}=${id}` },
  preventScrollReset: true,
  state: { isOpenedHere: true },
});

/** Which record the address opens, and how to close it: Back, where it was opened on this page. */
export function useOpened(): { id: string | null; close: () => void } {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  function close() {
    if ((state as { isOpenedHere?: boolean } | null)?.isOpenedHere) navigate(-1);
    else navigate({ search: '' }, { replace: true, preventScrollReset: true });
  }
  return { id: params.get(parameter), close };
}

/** For routes with such pages: opening a record changes nothing in what was loaded. */
export function isOtherPage({ currentUrl, nextUrl }: { currentUrl: URL; nextUrl: URL }): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
