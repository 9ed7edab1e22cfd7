import { orderQuery, pagingQuery } from '#contract/http.ts';
import type { LeadFacts } from '#contract/lead.ts';
import { optionalText } from '#contract/text.ts';
import { z } from '#contract/zod.ts';

/** What a list is asked for, checked; the type's own filters stand beside the fixed keys. */
export type LeadListQuery = {
  page: number;
  limit: number;
  sortBy: string;
  sortOrder: 'asc' | 'desc';
  _id?: string | undefined;
  status?: string | undefined;
  search?: string | undefined;
} & { [filter: string]: unknown };

/** The query that a type's list understands. Unknown keys are dropped, unknown sort keys refused. */
export function listQueryOf({ filters, sorts, statuses }: LeadFacts) {
  return z.object({
    ...pagingQuery(10),
    ...orderQuery(['createdAt', 'updatedAt', 'status', ...sorts], 'createdAt'),
    _id: z.optional(z.guid({ error: '_id must be an id' })),
    status: z.optional(
      z.enum(Object.keys(statuses), {
        error: `status must be one of: ${Object.keys(statuses).join(', ')}`,
      }),
    ),
    search: optionalText({ max: 200 }),
    ...Object.fromEntries(filters.map((name) => [name, optionalText({ max: 200 })])),
  });
}
