import { orderQuery, pagingQuery } from '#contract/http.ts';
import type { LeadFacts } from '#contract/lead.ts';
import { optionalDay } from '#contract/optional-day.ts';
import { optionalText } from '#contract/text.ts';
import { z } from '#contract/zod.ts';
import { workSorts } from './columns.ts';

/** A validated list query: the fixed keys and the type's own filters. */
export type LeadListQuery = {
  page: number;
  limit: number;
  sortBy: string;
  sortOrder: 'asc' | 'desc';
  _id?: string | undefined;
  status?: string | undefined;
  search?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
  dealerId?: string | undefined;
  assignedTo?: string | undefined;
  overdue?: boolean | undefined;
  source?: string | undefined;
} & { [filter: string]: unknown };

/**
 * Builds the query schema of a type's list. `from` and `until` are the first and the last day, in Pakistan, on which
 * a request came; `assignedTo` is a username, 'me' or 'none'. Unknown keys are dropped, unknown sort keys rejected.
 */
export function buildListQuery({ filters, sorts, statuses }: LeadFacts) {
  return z.object({
    ...pagingQuery(10),
    ...orderQuery(['createdAt', 'updatedAt', 'status', ...sorts, ...workSorts], 'createdAt'),
    _id: z.optional(z.guid({ error: '_id must be an id' })),
    status: z.optional(
      z.enum(Object.keys(statuses), {
        error: `status must be one of: ${Object.keys(statuses).join(', ')}`,
      }),
    ),
    search: optionalText({ max: 200 }),
    from: optionalDay,
    until: optionalDay,
    dealerId: z.optional(z.guid({ error: 'dealerId must be an id' })),
    assignedTo: optionalText({ max: 100 }),
    overdue: z.optional(
      z.pipe(
        z.literal('true', 'overdue can only be true'),
        z.transform(() => true),
      ),
    ),
    source: optionalText({ max: 120 }),
    ...Object.fromEntries(filters.map((name) => [name, optionalText({ max: 200 })])),
  });
}
