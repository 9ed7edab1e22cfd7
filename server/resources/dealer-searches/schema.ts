import { doublePrecision, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { DealerSearch, SearchStatus } from '#contract/dealers/dealer-searches.ts';
import { instant } from '#server/platform/db/columns.ts';
import { trashColumns, trashIndex } from '#server/records/trash/columns.ts';

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
