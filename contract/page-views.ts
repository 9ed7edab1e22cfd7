import { optionalText, text } from './text.ts';
import { z } from './zod.ts';

export const pageViewsPath = '/page-views';

/** One view of a page: its path without query, and the address that led to the site, if any did. */
export const pageViewInput = z.object({
  path: text({ max: 200, missing: 'path is required' }),
  referrer: optionalText({ max: 2000 }),
});
