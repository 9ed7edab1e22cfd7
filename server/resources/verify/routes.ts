import { codeParams } from '#contract/on-road/quotes.ts';
import { verifyPath } from '#contract/on-road/verify.ts';
import { z } from '#contract/zod.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Api } from '#server/platform/http/api.ts';
import { dataAnswer, moment } from '#server/platform/http/openapi/answers.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';
import { nameSchema } from '#server/platform/http/openapi/schema-writer.ts';
import { priceRange } from '#server/resources/quotes/docs.ts';
import { verifyCode } from './read.ts';

const genuine = z.literal(true);

const verified = nameSchema(
  'Verified',
  z.union([
    z.object({ isGenuine: z.literal(false) }),
    z.object({
      isGenuine: genuine,
      kind: z.literal('quote'),
      car: z.string(),
      createdAt: moment,
      validUntil: moment,
      isExpired: z.boolean(),
      onRoad: z.int(),
      isComplete: z.boolean(),
      range: priceRange,
      maskedName: z.nullable(z.string()),
    }),
    z.object({
      isGenuine: genuine,
      kind: z.literal('booking'),
      car: z.nullable(z.string()),
      createdAt: moment,
      price: z.nullable(z.int()),
      status: z.string(),
      dealer: z.nullable(z.string()),
      maskedName: z.string(),
    }),
    z.object({
      isGenuine: genuine,
      kind: z.literal('dealer'),
      name: z.string(),
      city: z.string(),
      address: z.string(),
      phone: z.string(),
      whatsapp: z.nullable(z.string()),
      since: moment,
    }),
  ]),
);

const docs: RouteDocs = {
  operationId: 'verifyCode',
  summary: 'Check whether a quote, booking or dealer is genuine',
  description:
    'Always answers 200, for unknown and malformed codes with `isGenuine: false`. Tries are limited strictly.',
  tag: 'Quotes',
  answer: dataAnswer(verified),
};

/** Registers the check of codes. */
export function registerVerify(api: Api, db: Db): void {
  api.get(
    verifyPath(':code'),
    { config: { access: 'public', limit: 'verify', docs }, schema: { params: codeParams } },
    async (request) => ({ success: true, data: await verifyCode(db, request.params.code) }),
  );
}
