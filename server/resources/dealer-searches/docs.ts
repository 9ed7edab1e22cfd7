import { statusNames } from '#contract/dealers/dealer-searches.ts';
import { z } from '#contract/zod.ts';
import { nameSchema } from '#server/platform/http/openapi/schema-writer.ts';
import { describeColumns } from '#server/records/describe-columns.ts';
import { listRecordColumns } from '#server/records/trash/columns.ts';
import { dealerSearches } from './schema.ts';

/** The group of the dealer searches in the API's description. */
export const dealerSearchTag = 'Dealer Searches';

/** A dealer search as staff see it. */
export const dealerSearchRecord = nameSchema(
  'DealerSearch',
  describeColumns(listRecordColumns(dealerSearches), {
    status: z.enum(statusNames),
    userLocation: z.object({
      latitude: z.optional(z.number()),
      longitude: z.optional(z.number()),
    }),
  }),
);
