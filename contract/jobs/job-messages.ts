/**
 * Texts of the careers page (docs/spec/public-site.md#careers). Separate from the schemas, which the page does not load
 * in the browser.
 */
export const jobMessages = {
  viewAll: 'View All',
  count: (jobs: number) => `${jobs} Jobs`,
  loading: 'Loading job openings...',
  loadFailed: 'Failed to load job openings. Please try again later.',
  closed: 'This job opening is closed and takes no more applications.',
  none: 'No job openings available at the moment. Please check back later.',
} as const;
