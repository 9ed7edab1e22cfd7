export { eventsFailed, mediaFailed, newsFailed } from '#words/site/published';

/** Paths of the lists below /api, in the order in which pages show them. */
export const newsList = '/news/public?status=active&sortBy=createdAt&sortOrder=desc';
export const eventsList = '/events/public?status=active&sortBy=soonest';
export const mediaList = '/media/public?status=active&sortBy=createdAt&sortOrder=desc';
