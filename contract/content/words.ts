export const newsFailed = 'Failed to load news. Please try again later.';
export const eventsFailed = 'Failed to load events. Please try again later.';
export const mediaFailed = 'Failed to load media';
