import type { events, media, news } from '#contract/content/content.ts';

/*
 * Typed by the contract so that the two cannot differ. Importing the values would load the contract's
 * schemas on pages that have no form.
 */
export const newsFailed: (typeof news)['loadFailed'] =
  'Failed to load news. Please try again later.';
export const eventsFailed: (typeof events)['loadFailed'] =
  'Failed to load events. Please try again later.';
export const mediaFailed: (typeof media)['loadFailed'] = 'Failed to load media';

/** Paths of the lists below /api, in the order in which pages show them. */
export const newsList = '/news/public?status=active&sortBy=createdAt&sortOrder=desc';
export const eventsList = '/events/public?status=active&sortBy=soonest';
export const mediaList = '/media/public?status=active&sortBy=createdAt&sortOrder=desc';
