// Importing them from the kinds of content would load the contract's schemas on pages that have no form.
export { eventsFailed, mediaFailed, newsFailed } from '#words/contract/content';

/** Paths of the lists below /api, in the order in which pages show them. */
export const newsList = '/news/public?status=active&sortBy=createdAt&sortOrder=desc';
export const eventsList = '/events/public?status=active&sortBy=soonest';
export const mediaList = '/media/public?status=active&sortBy=createdAt&sortOrder=desc';
