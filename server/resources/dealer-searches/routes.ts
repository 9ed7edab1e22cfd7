import { and, eq, sql } from 'drizzle-orm';
import {
  type DealerSearch,
  dealerSearchAdmin,
  dealerSearchInput,
  dealerSearchQuery,
  dealerSearchUpdate,
} from '#contract/dealers/dealer-searches.ts';
import type { Pagination } from '#contract/http/http.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/platform/db/client.ts';
import { orderedBy } from '#server/platform/db/columns.ts';
import { containsWordsInAny } from '#server/platform/db/text-search.ts';
import type { Api } from '#server/platform/http/api.ts';
import { listAnswer } from '#server/platform/http/openapi/answers.ts';
import { createRecordOperations, type RecordOperations } from '#server/records/operations.ts';
import { defineRecords } from '#server/records/records.ts';
import { registerRecordRoutes } from '#server/records/routes.ts';
import { readPage } from '#server/records/selection.ts';
import { listRecordColumns } from '#server/records/trash/columns.ts';
import { defineTrash } from '#server/records/trash/rules.ts';
import { dealerSearchRecord, dealerSearchTag } from './docs.ts';
import { dealerSearches } from './schema.ts';

const { searchQuery, assignedRepresentative, notes } = dealerSearches;
const searchedColumns = [searchQuery, assignedRepresentative, notes];

/** Lists one page of dealer searches. */
async function listDealerSearches(
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

const { slug, paths, permission } = dealerSearchAdmin;
const records = defineRecords(dealerSearches, { kind: slug, noun: 'dealer search' });

/** How dealer searches go to the trash. */
export const dealerSearchTrash = defineTrash(records, {
  title: sql`coalesce(${dealerSearches.searchQuery}, 'Dealer search')`,
});

const listDocs = {
  operationId: 'listDealerSearches',
  summary: 'List the dealer searches',
  tag: dealerSearchTag,
  answer: listAnswer(dealerSearchRecord),
};

type Operations = RecordOperations<
  DealerSearch,
  z.output<typeof dealerSearchInput>,
  z.output<typeof dealerSearchUpdate>
>;

/** Registers how staff manage the dealer searches. */
export function registerDealerSearches(api: Api, db: Db): void {
  api.get(
    paths.records,
    { config: { access: permission, docs: listDocs }, schema: { querystring: dealerSearchQuery } },
    async (request) => ({ success: true, ...(await listDealerSearches(db, request.query)) }),
  );
  const operations: Operations = createRecordOperations(db, dealerSearchTrash, {
    toValues: ({ searchQuery = null, assignedRepresentative = null, notes = null, ...search }) => ({
      ...search,
      searchQuery,
      assignedRepresentative,
      notes,
    }),
  });
  const endpoint = {
    path: paths.records,
    permission,
    input: dealerSearchInput,
    update: dealerSearchUpdate,
    docs: {
      tag: dealerSearchTag,
      name: 'DealerSearch',
      noun: 'dealer search',
      record: dealerSearchRecord,
    },
  };
  registerRecordRoutes(api, endpoint, operations);
}
