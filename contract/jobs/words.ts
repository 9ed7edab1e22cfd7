export const viewAll = 'View All';
export const count = (jobs: number) => `${jobs} Jobs`;
export const loading = 'Loading job openings...';
export const loadFailed = 'Failed to load job openings. Please try again later.';
export const closed = 'This job opening is closed and takes no more applications.';
export const none = 'No job openings available at the moment. Please check back later.';

/** Returns the text of a category, a type or a gender of an opening, which are stored in English. */
export const nameChoice = (choice: string): string => choice;
