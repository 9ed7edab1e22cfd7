import { z } from '#contract/zod.ts';
import { tally } from '#server/platform/http/openapi/answers.ts';
import { nameSchema } from '#server/platform/http/openapi/schema-writer.ts';
import { describeColumns } from '#server/records/describe-columns.ts';
import { listRecordColumns } from '#server/records/trash/columns.ts';
import { dealers } from './schema.ts';

/** The group of the dealers in the API's description. */
export const dealerTag = 'Dealers';

const record = describeColumns(listRecordColumns(dealers), {
  workingHours: z.record(z.string(), z.string()),
});

/** A dealer as its own routes return it. */
export const dealerRecord = nameSchema('Dealer', record);

/** A dealer of the list: with the distance in km if the query names a place. */
export const listedDealer = nameSchema(
  'ListedDealer',
  z.extend(record, {
    autoAssign: z.optional(z.boolean()),
    verifyCode: z.optional(z.string()),
    distance: z.optional(z.number()),
  }),
);

/** The counts of dealers. */
export const dealerCounts = z.object({
  totalDealers: z.int(),
  activeDealers: z.int(),
  inactiveDealers: z.int(),
  dealersByCity: z.array(tally),
  citiesCovered: z.int(),
});
