import * as words from '#words/contract/input';
import { fault } from '../input/fault.ts';
import type { Fault } from '../input/fault-codes.ts';
import { notBoolean, wholeNumberText } from '../input/number-input.ts';
import { choiceInput } from '../input/text.ts';
import { z } from '../zod.ts';

/** One rejected field of a request. */
export interface FieldError extends Fault {
  field: string;
  message: string;
}

export interface Pagination {
  page: number;
  limit: number;
  totalItems: number;
  totalPages: number;
  /** Set where counting stopped early: there are more items than `totalItems`. */
  totalIsAtLeast?: true;
  /** Set by public lists of news, events and media if there are more records: the `after` that asks for them. */
  after?: string;
}

export interface Success<Data = undefined> {
  success: true;
  data: Data;
  message?: string;
}

/** A page of a list. */
export interface Page<Item> {
  success: true;
  data: Item[];
  pagination: Pagination;
}

export interface Failure extends Fault {
  success: false;
  message: string;
  errors?: FieldError[];
  /** Set when the record changed since it was loaded: the submitted and the stored version. */
  conflict?: { yours: unknown; current: unknown };
  /** Set when a slot was taken: the next free slots. Set when a booking has another price than was shown: that price. */
  data?: { next?: string[]; price?: BookedPrice };
}

/** The price that a booking is stored with, in whole rupees; null as far as it is not known. */
export interface BookedPrice {
  basePrice: number | null;
  /** To the city of delivery. */
  freight: number | null;
  finalPrice: number | null;
}

/** Error codes with their HTTP statuses: docs/spec/api.md#status-codes. */
export const errorStatuses = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'too-large': 413,
  'wrong-type': 415,
  'too-many': 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatuses;

/** The header that makes a submission idempotent: 1 to 200 visible ASCII characters. */
export const idempotencyKeyHeader = 'idempotency-key';
const idempotencyKey = z
  .string()
  .check(
    z.regex(
      /^[\x21-\x7e]{1,200}$/,
      fault('idempotency-key-invalid', 'Idempotency-Key must be 1 to 200 visible ASCII characters'),
    ),
  );

/** The headers of every submission. */
export const submitHeaders = z.object({ [idempotencyKeyHeader]: z.optional(idempotencyKey) });

/** The paging part of every list's query. */
export const pagingQuery = (defaultLimit: number) => ({
  page: z._default(wholeNumberText({ name: 'page', min: 1, max: 1_000_000 }), 1),
  limit: z._default(wholeNumberText({ name: 'limit', min: 1, max: 100 }), defaultLimit),
});

/** The filter by `isActive`, which works for staff only; visitors always see active records. */
export const activeQuery = {
  isActive: z.optional(z.enum(['true', 'false'], { error: notBoolean('isActive') })),
};

const sortOrders = ['asc', 'desc'] as const;

/** The sorting part of a list's query; unknown keys are rejected. */
export const orderQuery = <const Key extends string>(keys: readonly Key[], defaultKey: Key) => ({
  sortBy: z._default(choiceInput('sortBy', keys), defaultKey as never),
  sortOrder: z._default(
    z.enum(sortOrders, {
      error: fault('not-one-of', 'sortOrder must be asc or desc', {
        name: 'sortOrder',
        choices: sortOrders,
      }),
    }),
    'desc',
  ),
});

/** The same sorting for a list with its own default order: `sortBy` is optional. */
export const sortQuery = <const Key extends string>(keys: readonly [Key, ...Key[]]) => ({
  ...orderQuery(keys, keys[0]),
  sortBy: z.optional(choiceInput('sortBy', keys)),
});

/** An id in a path. Only its format is checked here; the database checks whether it exists. */
export const idParams = z.object({
  id: z.guid({ error: fault('record-unknown', words.recordUnknown) }),
});

/** The formats of exported files, with their content types. */
export const exportFormats = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export type ExportFormat = keyof typeof exportFormats;

/** The format of an export; CSV by default. */
export const exportQuery = {
  format: z._default(
    z.enum(Object.keys(exportFormats) as ExportFormat[], { error: 'format must be csv or xlsx' }),
    'csv',
  ),
};

/** The path that returns all rows of a staff list as one file; it takes the list's query, and `exportQuery`. */
export const buildExportPath = ({ records }: { records: string }): string => `${records}/export`;
