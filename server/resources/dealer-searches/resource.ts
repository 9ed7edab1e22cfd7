import { and, eq, sql } from 'drizzle-orm';
import {
  dealerSearchAdmin,
  dealerSearchInput,
  dealerSearchQuery,
  dealerSearchUpdate,
  statusNames,
} from '#contract/dealers/dealer-searches.ts';
import { z } from '#contract/zod.ts';
import { orderedBy } from '#server/platform/db/columns.ts';
import { containsWordsInAny } from '#server/platform/db/text-search.ts';
import { describeRecord } from '#server/records/describe-columns.ts';
import { defineRecordKind } from '#server/records/kind.ts';
import { listRecordColumns } from '#server/records/trash/columns.ts';
import { dealerSearches } from './schema.ts';

const { searchQuery, assignedRepresentative, notes } = dealerSearches;
const searchedColumns = [searchQuery, assignedRepresentative, notes];

/** The dealer searches that staff note. */
export const dealerSearchResource = defineRecordKind({
  facts: dealerSearchAdmin,
  table: dealerSearches,
  docs: {
    tag: 'Dealer Searches',
    name: 'DealerSearch',
    record: describeRecord('DealerSearch', dealerSearches, {
      status: z.enum(statusNames),
      userLocation: z.object({
        latitude: z.optional(z.number()),
        longitude: z.optional(z.number()),
      }),
    }),
  },
  input: dealerSearchInput,
  update: dealerSearchUpdate,
  list: {
    docs: { summary: 'List the dealer searches' },
    query: dealerSearchQuery,
    select: ({ search, status, sortBy, sortOrder }) => ({
      table: dealerSearches,
      columns: listRecordColumns(dealerSearches),
      where: and(
        status ? eq(dealerSearches.status, status) : undefined,
        search ? containsWordsInAny(searchedColumns, search) : undefined,
      ),
      order: orderedBy(dealerSearches[sortBy], dealerSearches._id, sortOrder),
    }),
    isExported: false,
  },
  trash: { title: sql`coalesce(${searchQuery}, 'Dealer search')` },
  rules: {
    toValues: ({ searchQuery = null, assignedRepresentative = null, notes = null, ...search }) => ({
      ...search,
      searchQuery,
      assignedRepresentative,
      notes,
    }),
  },
});
