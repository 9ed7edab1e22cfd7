import { orderQuery, pagingQuery } from './http.ts';
import type { Tally } from './lead.ts';
import { optionalText } from './text.ts';
import { z } from './zod.ts';

/** The keys that staff sort the list by. */
export const jobSorts = [
  'createdAt',
  'updatedAt',
  'title',
  'category',
  'location',
  'type',
] as const;

/** The staff list's query: the newest first. */
export const staffJobQuery = z.object({
  ...pagingQuery(100),
  ...orderQuery(jobSorts, 'createdAt'),
  search: optionalText({ max: 200 }),
  category: optionalText({ max: 100 }),
  type: optionalText({ max: 100 }),
  location: optionalText({ max: 200 }),
});

/** Counts of openings. */
export interface JobStats {
  totalJobs: number;
  /** Of the last seven days. */
  recentJobs: number;
  jobsByCategory: Tally[];
  jobsByType: Tally[];
  jobsByLocation: Tally[];
}
