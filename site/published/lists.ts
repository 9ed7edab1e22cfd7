import { isStoredLanguage } from '#words/contract/format';
import { language } from '#words/site/layout';

// Importing them from the kinds of content would load the contract's schemas on pages that have no form.
export { eventsFailed, mediaFailed, newsFailed } from '#words/contract/content';

/** Further pages have the texts of the first one's language. */
const inLanguage = isStoredLanguage ? '' : `&language=${language}`;

/** Paths of the lists below /api, in the order in which pages show them. */
export const newsList = `/news/public?status=active&sortBy=createdAt&sortOrder=desc${inLanguage}`;
export const eventsList = `/events/public?status=active&sortBy=soonest${inLanguage}`;
export const mediaList = `/media/public?status=active&sortBy=createdAt&sortOrder=desc${inLanguage}`;
