import { and, eq } from 'drizzle-orm';
import type { DealerSearch, dealerSearchQuery } from '#contract/dealer-searches.ts';
import type { Pagination } from '#contract/http.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/platform/db/client.ts';
import { orderedBy } from '#server/platform/db/columns.ts';
import { containsWordsInAny } from '#server/platform/db/text-search.ts';
import { readPage } from '#server/records/selection.ts';
import { listRecordColumns } from '#server/records/trash/columns.ts';
import { dealerSearches } from './schema.ts';

const { searchQuery, assignedRepresentative, notes } = dealerSearches;
const searchedColumns = [searchQuery, assignedRepresentative, notes];

/** Lists one page of dealer searches. */
export async function listDealerSearches(
  db: Db,
  query: z.output<typeof dealerSearchQuery>,
): Promise<{ data: DealerSearch[]; pagination: Pagination }> {
  const { search, status, sortBy, sortOrder } = query;
  const where = and(
    status ? eq(dealerSearches.status, status) : undefined,
    search ? containsWordsInAny(searchedColumns, search) : undefined,
  );
  return await readPage<DealerSearch>(
    db,
    {
      table: dealerSearches,
      columns: listRecordColumns(dealerSearches),
      where,
      order: orderedBy(dealerSearches[sortBy], dealerSearches._id, sortOrder),
    },
    query,
  );
}
