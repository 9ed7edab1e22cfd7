import { fault } from '../input/fault.ts';
import { optionalText, text } from '../input/text.ts';
import { z } from '../zod.ts';

export const pageViewsPath = '/page-views';

/** One page view: the path without query, and the referring address, if any. */
export const pageViewInput = z.object({
  path: text({ max: 200, missing: fault('path-missing', 'path is required') }),
  referrer: optionalText({ max: 2000 }),
});
