import * as words from '#words/contract/jobs';

/**
 * Texts of the careers page (docs/spec/public-site.md#careers). Separate from the schemas, which the page does not load
 * in the browser.
 */
export const jobMessages = {
  viewAll: words.viewAll,
  count: words.count,
  loading: words.loading,
  loadFailed: words.loadFailed,
  closed: words.closed,
  none: words.none,
} as const;
