import type { events, media, news } from '#contract/content/content.ts';

/*
 * The contract's words, held to it by their types: to import them would bring the schemas to pages
 * that only read.
 */
export const newsFailed: (typeof news)['loadFailed'] =
  'Failed to load news. Please try again later.';
export const eventsFailed: (typeof events)['loadFailed'] =
  'Failed to load events. Please try again later.';
export const mediaFailed: (typeof media)['loadFailed'] = 'Failed to load media';

/** The API's lists, in the order that pages show. */
export const newsList = '/news/public?status=active&sortBy=createdAt&sortOrder=desc';
export const eventsList = '/events/public?status=active&sortBy=eventDate&sortOrder=desc';
export const mediaList = '/media/public?status=active&sortBy=createdAt&sortOrder=desc';
