import * as words from '#words/site/layout';
import { findPageLink } from './navigation.ts';

/** A page's data could not be fetched because the connection was lost; the navigation waits for another try. */
export interface Interruption {
  /** The page's path, without the language. */
  pathname: string;
  tryAgain: () => void;
}

type Report = (interruption: Interruption | null) => void;

/** React Router fetches the data of a page from the page's path with this ending. */
const dataEnding = '.data';

const isAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Resolves when `tryAgain` is called or the browser is online again; rejects if the navigation is given up. */
function waitForRetry(pathname: string, signal: AbortSignal | null, report: Report): Promise<void> {
  return new Promise<void>((resolve, reject) => {
    const onAbort = () => reject(signal?.reason);
    const tryAgain = () => resolve();
    signal?.addEventListener('abort', onAbort, { once: true });
    window.addEventListener('online', tryAgain, { once: true });
    report({ pathname: pathname.slice(words.languageRoot.length), tryAgain });
  }).finally(() => report(null));
}

/**
 * Makes requests for the data of other pages wait instead of failing if there is no connection. React Router would
 * replace the whole page, menu included, by the error page; this way the visitor stays on the page that works
 * until the next one arrives, or goes elsewhere. Returns a function that undoes it.
 */
export function keepPageWhileOffline(report: Report): () => void {
  const plainFetch = window.fetch;
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    const page = pathname.slice(0, -dataEnding.length);
    const isOtherPage = pathname.endsWith(dataEnding) && page !== location.pathname;
    if (!isOtherPage) return plainFetch(input, init);
    for (;;) {
      try {
        return await plainFetch(input, init);
      } catch (error) {
        if (isAborted(error)) throw error;
        await waitForRetry(page, init?.signal ?? null, report);
      }
    }
  };
  return () => {
    window.fetch = plainFetch;
  };
}

/**
 * Keeps a click on a link from leaving the page while the browser is offline, when neither the code nor the data
 * of another page can be fetched. Returns a function that undoes it.
 */
export function holdClicksWhileOffline(report: Report): () => void {
  function hold(event: MouseEvent) {
    const link = findPageLink(event);
    if (navigator.onLine || !link) return;
    event.preventDefault();
    event.stopPropagation();
    const tryAgain = () => {
      report(null);
      link.click();
    };
    report({ pathname: link.pathname.slice(words.languageRoot.length), tryAgain });
  }
  document.addEventListener('click', hold, { capture: true });
  return () => document.removeEventListener('click', hold, { capture: true });
}
