import type { ContentKind } from '#server/changes/changes.ts';
import type { PageBody } from './page-body.ts';

/** A finished page with everything that is sent for it. */
export interface Page {
  status: number;
  headers: Record<string, string>;
  body: PageBody;
  /** The kinds of content in it. */
  shows: ReadonlySet<ContentKind>;
  /** Whether all of its content could be read: an old page is better than one that lacks some. */
  isWhole: boolean;
  /** Whether other visitors may get the same. */
  isKept: boolean;
}
