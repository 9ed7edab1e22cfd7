import { and, count, eq, or } from 'drizzle-orm';
import type { DealerSearch, dealerSearchQuery } from '#contract/dealer-searches.ts';
import type { Pagination } from '#contract/http.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/db/client.ts';
import { containsText } from '#server/db/like.ts';
import { orderedBy } from '#server/db/ordered-by.ts';
import { paginationOf } from '#server/http/pagination.ts';
import { dealerSearches } from './schema.ts';

const { searchQuery, assignedRepresentative, notes } = dealerSearches;
const searched = [searchQuery, assignedRepresentative, notes];

/** One page of the dealer searches. */
export async function listDealerSearches(
  db: Db,
  query: z.output<typeof dealerSearchQuery>,
): Promise<{ data: DealerSearch[]; pagination: Pagination }> {
  const { search, status, sortBy, sortOrder, page, limit } = query;
  const where = and(
    status ? eq(dealerSearches.status, status) : undefined,
    search ? or(...searched.map((column) => containsText(column, search))) : undefined,
  );
  const [data, [total]] = await Promise.all([
    db
      .select()
      .from(dealerSearches)
      .where(where)
      .orderBy(...orderedBy(dealerSearches[sortBy], dealerSearches._id, sortOrder))
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ items: count() }).from(dealerSearches).where(where),
  ]);
  return { data, pagination: paginationOf(query, total?.items ?? 0) };
}
