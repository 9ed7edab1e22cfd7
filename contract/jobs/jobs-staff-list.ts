import { urduQuery } from '../content/urdu-texts.ts';
import { orderQuery, pagingQuery } from '../http/http.ts';
import { optionalText } from '../input/text.ts';
import type { Tally } from '../leads/lead.ts';
import { z } from '../zod.ts';

/** Sort keys of the staff list. */
export const jobSorts = [
  'createdAt',
  'updatedAt',
  'title',
  'category',
  'location',
  'type',
] as const;

/** The staff list's query: newest first. */
export const staffJobQuery = z.object({
  ...pagingQuery(100),
  ...orderQuery(jobSorts, 'createdAt'),
  search: optionalText({ max: 200 }),
  category: optionalText({ max: 100 }),
  type: optionalText({ max: 100 }),
  location: optionalText({ max: 200 }),
  ...urduQuery,
});

/** Counts of openings. */
export interface JobStats {
  totalJobs: number;
  /** Created in the last seven days. */
  recentJobs: number;
  jobsByCategory: Tally[];
  jobsByType: Tally[];
  jobsByLocation: Tally[];
}
