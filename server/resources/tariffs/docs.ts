import { jurisdictionCodes } from '#contract/on-road/jurisdictions.ts';
import {
  confidences,
  dueTimes,
  fuels,
  origins,
  tariffBases,
  tariffCharges,
  taxpayers,
} from '#contract/on-road/tariff-lines.ts';
import { tariffStatuses } from '#contract/on-road/tariffs.ts';
import { z } from '#contract/zod.ts';
import { dataAnswer, listAnswer } from '#server/platform/http/openapi/answers.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';
import { nameSchema } from '#server/platform/http/openapi/schema-writer.ts';
import { describeColumns } from '#server/records/describe-columns.ts';
import { lineColumns, versionColumns } from './read.ts';

/** The group of the tariffs in the API's description. */
export const tariffTag = 'Tariffs';

const line = nameSchema(
  'TariffLine',
  describeColumns(lineColumns, {
    charge: z.enum(tariffCharges),
    fuels: z.array(z.enum(fuels)),
    origin: z.enum(origins),
    taxpayer: z.enum(taxpayers),
    base: z.enum(tariffBases),
    due: z.enum(dueTimes),
    confidence: z.enum(confidences),
  }),
);

const version = nameSchema(
  'TariffVersion',
  z.extend(
    describeColumns(versionColumns, {
      jurisdiction: z.enum(jurisdictionCodes),
      status: z.enum(tariffStatuses),
      sources: z.array(z.object({ title: z.string(), url: z.string() })),
    }),
    { lines: z.array(line) },
  ),
);

const fault = z.object({
  kind: z.enum(['gap', 'overlap']),
  charge: z.enum(tariffCharges),
  fuel: z.enum(fuels),
  origin: z.enum(origins),
  taxpayer: z.enum(taxpayers),
  from: z.int(),
  to: z.int(),
  value: z.int(),
  valueBelow: z.nullable(z.int()),
});

const limit = z.object({
  nonFilerLimit: z.nullable(z.int()),
  nonFilerLimitFrom: z.nullable(z.iso.date()),
});

const review = nameSchema(
  'TariffReview',
  z.object({
    faults: z.array(fault),
    unlistedFaults: z.int(),
    replaces: z.nullable(z.string()),
    changes: z.array(z.object({ before: z.nullable(line), after: z.nullable(line) })),
    limit: z.nullable(z.object({ before: limit, after: limit })),
    endsWithout: z.nullable(z.iso.date()),
    samples: z.array(
      z.object({
        car: z.string(),
        taxpayer: z.enum(taxpayers),
        before: z.nullable(z.int()),
        after: z.int(),
      }),
    ),
    needsOtherAccount: z.boolean(),
  }),
);

const tag = tariffTag;
const answer = dataAnswer(version);

/** The API's description of the tariffs' routes. */
export const tariffDocs = {
  list: {
    operationId: 'listTariffs',
    summary: 'List the versions of the tariffs, with their lines',
    tag,
    answer: listAnswer(version),
  },
  find: {
    operationId: 'findTariff',
    summary: 'Read a version of a tariff, with its lines',
    tag,
    answer,
  },
  create: {
    operationId: 'createTariff',
    summary: 'Create the draft of a tariff',
    tag,
    answer,
    status: 201,
  },
  replace: {
    operationId: 'replaceTariff',
    summary: 'Replace the draft of a tariff and all its lines',
    tag,
    answer,
    errors: ['conflict'],
  },
  publish: {
    operationId: 'publishTariff',
    summary: 'Publish a draft and end the version that it follows',
    description:
      'Refused while several lines apply to one car. Where two accounts hold the permission, the one that last edited the draft cannot publish it.',
    tag,
    answer,
    errors: ['conflict'],
    takesVersion: true,
  },
  withdraw: {
    operationId: 'withdrawTariff',
    summary: 'Withdraw a tariff',
    description:
      'It no longer counts on any day. No other version takes its place unless staff publish one.',
    tag,
    answer,
    errors: ['conflict'],
    takesVersion: true,
  },
  review: {
    operationId: 'reviewTariff',
    summary: 'Read what publishing a draft would change',
    tag,
    answer: dataAnswer(review),
    errors: ['conflict'],
  },
} satisfies Record<string, RouteDocs>;
