import { jurisdictions } from '#contract/on-road/jurisdictions.ts';
import { dueTimes, taxpayers } from '#contract/on-road/tariff-lines.ts';
import { tariffFacts } from '#contract/prices/pricing.ts';
import { z } from '#contract/zod.ts';
import { dataAnswer, listAnswer, moment } from '#server/platform/http/openapi/answers.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';
import { nameSchema } from '#server/platform/http/openapi/schema-writer.ts';
import { describeColumns } from '#server/records/describe-columns.ts';
import { customerQuoteColumns, listedColumns } from './list.ts';

/** The group of the quotes in the API's description. */
export const quoteTag = 'Quotes';

const jurisdiction = z.enum(Object.keys(jurisdictions));

/** The API's description of a range of whole rupees. */
export const priceRange = z.nullable(z.object({ from: z.int(), to: z.int() }));

const price = {
  exFactory: z.int(),
  lines: z.array(
    z.object({
      charge: z.string(),
      label: z.string(),
      amount: z.nullable(z.int()),
      range: priceRange,
      due: z.enum(dueTimes),
      isAdjustable: z.boolean(),
      tariff: z.nullable(z.string()),
      legalRef: z.nullable(z.string()),
    }),
  ),
  onRoad: z.int(),
  isComplete: z.boolean(),
  range: priceRange,
  openFacts: z.array(z.enum(tariffFacts)),
  notes: z.array(z.string()),
  isBarred: z.boolean(),
  tariffs: z.array(
    z.object({
      _id: z.guid(),
      jurisdiction,
      label: z.string(),
      from: z.iso.date(),
      checkedOn: z.nullable(z.iso.date()),
      isSample: z.boolean(),
      sources: z.array(z.object({ title: z.string(), url: z.string() })),
    }),
  ),
  choice: z.object({
    vehicleId: z.string(),
    car: z.string(),
    city: z.string(),
    province: z.nullable(jurisdiction),
    taxpayer: z.enum(taxpayers),
    date: z.iso.date(),
    pricedAt: moment,
    isSample: z.boolean(),
    sampleFacts: z.array(z.enum(tariffFacts)),
  }),
};

const onRoad = nameSchema('OnRoadPrice', z.object(price));
const quote = nameSchema(
  'Quote',
  z.object({
    ...price,
    code: z.string(),
    maskedName: z.nullable(z.string()),
    createdAt: moment,
    validUntil: moment,
  }),
);
const receipt = nameSchema(
  'QuoteReceipt',
  z.object({ code: z.string(), url: z.string(), validUntil: moment }),
);
const record = nameSchema(
  'QuoteRecord',
  describeColumns(listedColumns, { bookingId: z.nullable(z.guid()), range: priceRange }),
);

/** The API's description of a quote where its request and its customer show it. */
export const customerQuote = nameSchema(
  'CustomerQuote',
  describeColumns(customerQuoteColumns, { range: priceRange }),
);

/** The API's description of the routes. */
export const quoteDocs = {
  onRoad: {
    operationId: 'calculateOnRoadPrice',
    summary: 'Calculate what a car costs on the road',
    description:
      'In whole rupees. A line that depends on an open fact of the car has the amount null and a range; one whose figure the law does not give has neither. `range` is that of the sum.',
    tag: quoteTag,
    answer: dataAnswer(onRoad),
    errors: ['not-found'],
  },
  create: {
    operationId: 'createQuote',
    summary: 'Freeze an on-road price as a quote',
    description:
      'Refused for a car that the buyer may not buy. Repeating a call with the same Idempotency-Key stores nothing twice.',
    tag: quoteTag,
    answer: dataAnswer(receipt),
    status: 201,
    errors: ['not-found'],
  },
  find: {
    operationId: 'findQuote',
    summary: 'Read a quote by its code',
    description:
      'Takes the code as people type it. Malformed codes are answered like unknown ones.',
    tag: quoteTag,
    answer: dataAnswer(quote),
    errors: ['not-found'],
  },
  list: {
    operationId: 'listQuotes',
    summary: 'List the quotes',
    tag: quoteTag,
    answer: listAnswer(record),
  },
  listOfRequest: {
    operationId: 'listRequestQuotes',
    summary: 'List the quotes of a request and of its customer',
    description:
      "Needs the permission of the request's type. The newest 50, including those that the customer saved with the same phone number.",
    tag: quoteTag,
    answer: dataAnswer(z.array(customerQuote)),
  },
  createForRequest: {
    operationId: 'createRequestQuote',
    summary: 'Make a quote for the customer of a request',
    description:
      "Needs the permission of the request's type. The quote has the name and the phone number of the request, whose timeline it enters. The first act makes a request without owner that of its author, if they work where it is answered.",
    tag: quoteTag,
    answer: dataAnswer(receipt),
    status: 201,
    errors: ['not-found'],
  },
} satisfies Record<string, RouteDocs>;
