import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { OnRoadPrice } from '#contract/on-road/on-road-price.ts';
import type { QuotedChoice } from '#contract/on-road/quotes.ts';
import { instant, language } from '#server/platform/db/columns.ts';

/** Frozen prices. They copy everything they show, so that no later tariff or price affects them. */
export const quotes = pgTable(
  'quotes',
  {
    _id: uuid('_id').primaryKey(),
    /** From the function new_code(), which its migration adds: contract/on-road/codes.ts. */
    code: text().notNull().default(sql`new_code()`),
    choice: jsonb().$type<QuotedChoice>().notNull(),
    /** Quotes from before there were notes in Urdu have none. */
    price: jsonb().$type<OnRoadPrice & { notesInUrdu?: string[] }>().notNull(),
    /** Copies for lists and bookings; whole rupees. */
    vehicleId: text().notNull(),
    car: text().notNull(),
    city: text().notNull(),
    exFactory: bigint({ mode: 'number' }).notNull(),
    freight: bigint({ mode: 'number' }).notNull(),
    onRoad: bigint({ mode: 'number' }).notNull(),
    isComplete: boolean().notNull(),
    /** Erased 30 days after the quote has expired, and with the person. */
    name: text(),
    phone: text(),
    phoneDigits: text(),
    language: language(),
    /** The username of staff who made it; null for visitors. */
    createdBy: text(),
    /** The request that staff made it for. */
    requestId: uuid(),
    createdAt: instant().notNull(),
    validUntil: instant().notNull(),
  },
  (table) => [
    uniqueIndex('quotes_code').on(table.code),
    index('quotes_created').on(table.createdAt, table._id),
    index('quotes_phone').on(table.phoneDigits),
    index('quotes_request').on(table.requestId).where(sql`${table.requestId} is not null`),
    index('quotes_contact')
      .on(table.validUntil)
      .where(sql`${table.name} is not null or ${table.phone} is not null`),
  ],
);
