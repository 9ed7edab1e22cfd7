import { eq, sql } from 'drizzle-orm';
import { doublePrecision, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import {
  type DealerSearch,
  dealerSearchAdmin,
  dealerSearchInput,
  dealerSearchQuery,
  dealerSearchUpdate,
  type SearchStatus,
  statusNames,
} from '#contract/dealers/dealer-searches.ts';
import { z } from '#contract/zod.ts';
import { instant } from '#server/platform/db/columns.ts';
import { describeRecord } from '#server/records/describe-columns.ts';
import { defineRecordKind } from '#server/records/kind.ts';
import { trashColumns, trashIndex } from '#server/records/trash/columns.ts';

/** The dealer searches. */
export const dealerSearches = pgTable(
  'dealer_searches',
  {
    _id: uuid('_id').primaryKey(),
    searchQuery: text(),
    userLocation: jsonb().$type<DealerSearch['userLocation']>().notNull(),
    searchRadius: doublePrecision().notNull(),
    status: text().$type<SearchStatus>().notNull(),
    assignedRepresentative: text(),
    notes: text(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    ...trashColumns(),
  },
  (table) => [
    trashIndex('dealer_searches', table),
    index('dealer_searches_newest').on(table.createdAt, table._id),
  ],
);

const { searchQuery, assignedRepresentative, notes } = dealerSearches;

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
    searched: [searchQuery, assignedRepresentative, notes],
    where: ({ status }) => (status ? eq(dealerSearches.status, status) : undefined),
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
