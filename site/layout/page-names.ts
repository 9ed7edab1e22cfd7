import { dealerMessages } from '#contract/dealers/dealers.ts';
import { jobMessages } from '#contract/jobs/job-messages.ts';
import { eventsFailed, mediaFailed, newsFailed } from '../published/lists.ts';

/** The messages while a page loads, and if loading failed. */
interface PageTexts {
  loading: string;
  failed: string;
}

const anyPage: PageTexts = {
  loading: 'Loading...',
  failed: 'The page could not be loaded. Please check your connection.',
};

const news: PageTexts = { loading: 'Loading news...', failed: newsFailed };

/** Pages with a list or an article; the first pattern that matches counts. */
const pages: [path: RegExp, texts: PageTexts][] = [
  [/^\/news\/./, { ...anyPage, loading: 'Loading article...' }],
  [/\/news$/, news],
  [/\/events$/, { loading: 'Loading events...', failed: eventsFailed }],
  [/\/media$/, { loading: 'Loading media...', failed: mediaFailed }],
  [/^\/find-a-dealer$/, { loading: 'Loading dealers...', failed: dealerMessages.loadFailed }],
  [/^\/careers$/, { loading: jobMessages.loading, failed: jobMessages.loadFailed }],
];

/** Finds the texts for loading the page at a path. */
export const findPageTexts = (pathname: string): PageTexts =>
  pages.find(([path]) => path.test(pathname))?.[1] ?? anyPage;
