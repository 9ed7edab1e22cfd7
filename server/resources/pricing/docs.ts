import { carFacts } from '#contract/prices/pricing.ts';
import { adjustmentTypes } from '#contract/prices/pricing-admin.ts';
import { z } from '#contract/zod.ts';
import { counters } from '#server/platform/http/openapi/answers.ts';
import { nameSchema } from '#server/platform/http/openapi/schema-writer.ts';
import { describeColumns } from '#server/records/describe-columns.ts';
import { listRecordColumns } from '#server/records/trash/columns.ts';
import { cars, cities } from './schema.ts';

/** The group of the price list in the API's description. */
export const priceTag = 'Prices';

const car = describeColumns(listRecordColumns(cars), { sampleFacts: z.array(z.enum(carFacts)) });
const city = describeColumns(listRecordColumns(cities), {
  adjustmentType: z.enum(adjustmentTypes),
});

export const carRecord = nameSchema('Car', car);
/** A city and its surcharge or discount on cars. */
export const cityRecord = nameSchema('City', city);

/** The price of a car in a city, in whole rupees. */
export const calculationResult = nameSchema(
  'PriceCalculation',
  z.object({
    car: z.object({ name: z.string(), model: z.string(), variant: z.nullable(z.string()) }),
    city: z.object({ name: z.string(), province: z.string() }),
    pricing: counters(['basePrice', 'cityAdjustment', 'finalPrice']),
  }),
);

/** The counts of the price list. */
export const priceCounts = counters(['totalCalculations', 'totalActiveCars', 'totalActiveCities']);
