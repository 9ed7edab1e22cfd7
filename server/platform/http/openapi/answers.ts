import { type FaultCode, faultParams } from '#contract/input/fault-codes.ts';
import { z } from '#contract/zod.ts';
import { nameSchema } from './schema-writer.ts';

const success = z.literal(true);
/** A message for people. */
const message = z.optional(z.string());

const pagination = nameSchema(
  'Pagination',
  z.object({
    page: z.int(),
    limit: z.int(),
    totalItems: z.int(),
    totalPages: z.int(),
    totalIsAtLeast: z.optional(z.literal(true)),
    after: z.optional(z.string()),
  }),
);

/** A response without data. */
export const doneAnswer = nameSchema('Done', z.object({ success, message }));

/** A response with data. */
export const dataAnswer = (data: z.ZodMiniType) => z.object({ success, message, data });

/** One page of a list. */
export const listAnswer = (item: z.ZodMiniType) =>
  z.object({ success, data: z.array(item), pagination });

/** What is wrong, for programs. */
const faultFields = {
  code: nameSchema('ErrorCode', z.enum(Object.keys(faultParams) as FaultCode[])),
  params: z.optional(
    nameSchema(
      'ErrorParams',
      z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())])),
    ),
  ),
};

/** The response to every failure. */
export const failureAnswer = nameSchema(
  'Failure',
  z.object({
    success: z.literal(false),
    message: z.string(),
    ...faultFields,
    errors: z.optional(
      z.array(z.object({ field: z.string(), message: z.string(), ...faultFields })),
    ),
    conflict: z.optional(z.object({ yours: z.unknown(), current: z.unknown() })),
    /** Set when a slot was taken: the next free slots. Set when a booking has another price than was shown: that price. */
    data: z.optional(
      z.object({
        next: z.optional(z.array(z.string())),
        price: z.optional(
          z.object({
            basePrice: z.nullable(z.int()),
            freight: z.nullable(z.int()),
            finalPrice: z.nullable(z.int()),
          }),
        ),
      }),
    ),
  }),
);

/** A moment in ISO 8601, UTC. */
export const moment = z.iso.datetime();

/** The number of records with one value of a field. */
export const tally = nameSchema('Tally', z.object({ _id: z.string(), count: z.int() }));

/** An object with these counters. */
export const counters = (names: readonly string[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.int()])));
