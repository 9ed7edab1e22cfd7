import type { IncomingHttpHeaders } from 'node:http';
import type { ContentKind } from '#server/platform/changes.ts';
import type { PageBody } from './page-body.ts';

/** A rendered page with its status and headers. */
export interface Page {
  status: number;
  headers: Record<string, string>;
  body: PageBody;
  /** The kinds of content on the page. */
  shows: ReadonlySet<ContentKind>;
  /** Whether all of its content could be read. If not, a stale page is preferred. */
  isComplete: boolean;
  /** Whether other visitors may get the same page. */
  isCacheable: boolean;
}

/** Whether a browser that sends these headers has the page already. */
export const isUnchanged = (page: Page, headers: IncomingHttpHeaders): boolean =>
  page.isCacheable && (headers['if-none-match']?.includes(page.headers.ETag ?? '-') ?? false);
