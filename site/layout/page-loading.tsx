import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { dealerMessages } from '#contract/dealers/dealers.ts';
import { jobMessages } from '#contract/jobs/job-messages.ts';
import { buttonClass } from '#ui/button.tsx';
import * as contentWords from '#words/contract/content';
import * as words from '#words/site/layout';
import {
  holdClicksWhileOffline,
  type Interruption,
  keepPageWhileOffline,
} from './page-requests.ts';

/** The messages while a page loads, and if loading failed. */
interface PageTexts {
  loading: string;
  failed: string;
}

const anyPage: PageTexts = {
  loading: words.loadingPage,
  failed: words.pageNotLoaded,
};

const news: PageTexts = { loading: words.loadingNews, failed: contentWords.newsFailed };

/** Pages with a list or an article; the first pattern that matches counts. */
const pages: [path: RegExp, texts: PageTexts][] = [
  [/^\/news\/./, { ...anyPage, loading: words.loadingArticle }],
  [/\/news$/, news],
  [/\/events$/, { loading: words.loadingEvents, failed: contentWords.eventsFailed }],
  [/\/media$/, { loading: words.loadingMedia, failed: contentWords.mediaFailed }],
  [/^\/find-a-dealer$/, { loading: words.loadingDealers, failed: dealerMessages.loadFailed }],
  [/^\/careers$/, { loading: jobMessages.loading, failed: jobMessages.loadFailed }],
];

/** Finds the texts for loading the page at a path. */
const findPageTexts = (pathname: string): PageTexts =>
  pages.find(([path]) => path.test(pathname))?.[1] ?? anyPage;

/** The page that could not be fetched because the connection was lost, if any. */
function useInterruption(): Interruption | null {
  const { key } = useLocation();
  const [interruption, setInterruption] = useState<Interruption | null>(null);
  useEffect(() => {
    const undo = [keepPageWhileOffline(setInterruption), holdClicksWhileOffline(setInterruption)];
    return () => {
      for (const each of undo) each();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation elsewhere ends the interruption.
  useEffect(() => setInterruption(null), [key]);
  return interruption;
}

/** The title of the page that a navigation opened; '' on the first one, which the browser announces. */
function useNewTitle(): string {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    setTitle(document.title);
  }, [pathname]);
  return title;
}

/**
 * Shows at once that another page is loading: a bar at the upper edge, and after a moment what is loading. If the
 * connection is lost, the present page stays, with a message and a button that tries again. The title of the opened page
 * is announced.
 */
export function PageLoading() {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  const isOtherPage = location && location.pathname !== pathname;
  const title = useNewTitle();
  const interruption = useInterruption();
  if (interruption) {
    return (
      <div role="alert" className="page-message on-dark">
        {findPageTexts(interruption.pathname).failed}
        <button
          type="button"
          onClick={interruption.tryAgain}
          className={buttonClass('outline-on-dark', 'min-h-11 shrink-0')}
        >
          {words.tryAgain}
        </button>
      </div>
    );
  }
  return (
    <div aria-live="polite">
      {!isOtherPage && <p className="sr-only">{title}</p>}
      {isOtherPage && (
        <>
          <div aria-hidden="true" className="page-bar" />
          <p className="page-message page-message-late on-dark">
            {findPageTexts(location.pathname).loading}
          </p>
        </>
      )}
    </div>
  );
}
