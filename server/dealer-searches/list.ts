import { and, eq, getTableColumns, or } from 'drizzle-orm';
import type { DealerSearch, dealerSearchQuery } from '#contract/dealer-searches.ts';
import type { Pagination } from '#contract/http.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/db/client.ts';
import { containsText } from '#server/db/like.ts';
import { orderedBy } from '#server/db/ordered-by.ts';
import { readPage } from '#server/records/selection.ts';
import { dealerSearches } from './schema.ts';

const { searchQuery, assignedRepresentative, notes } = dealerSearches;
const searched = [searchQuery, assignedRepresentative, notes];

/** One page of the dealer searches. */
export async function listDealerSearches(
  db: Db,
  query: z.output<typeof dealerSearchQuery>,
): Promise<{ data: DealerSearch[]; pagination: Pagination }> {
  const { search, status, sortBy, sortOrder } = query;
  const where = and(
    status ? eq(dealerSearches.status, status) : undefined,
    search ? or(...searched.map((column) => containsText(column, search))) : undefined,
  );
  return await readPage<DealerSearch>(
    db,
    {
      table: dealerSearches,
      columns: getTableColumns(dealerSearches),
      where,
      order: orderedBy(dealerSearches[sortBy], dealerSearches._id, sortOrder),
    },
    query,
  );
}
