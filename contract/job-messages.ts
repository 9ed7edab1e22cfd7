/**
 * The words of the careers page (document 2, sections 4 and 8): apart from the schemas, which the page
 * has no use for in the browser.
 */
export const jobMessages = {
  viewAll: 'View All',
  count: (jobs: number) => `${jobs} Jobs`,
  loading: 'Loading job openings...',
  loadFailed: 'Failed to load job openings. Please try again later.',
  none: 'No job openings available at the moment. Please check back later.',
} as const;
