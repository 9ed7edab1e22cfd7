import { eq, sql } from 'drizzle-orm';
import {
  dealerSearchAdmin,
  dealerSearchInput,
  dealerSearchQuery,
  dealerSearchUpdate,
  statusNames,
} from '#contract/dealers/dealer-searches.ts';
import { z } from '#contract/zod.ts';
import { describeRecord } from '#server/records/describe-columns.ts';
import { defineRecordKind } from '#server/records/kind.ts';
import { dealerSearches } from './schema.ts';

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
