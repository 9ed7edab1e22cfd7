import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/db/columns.ts';
import { trashColumns, trashIndex } from '#server/records/trash/columns.ts';

export const dealers = pgTable(
  'dealers',
  {
    _id: uuid('_id').primaryKey(),
    name: text().notNull(),
    city: text().notNull(),
    address: text().notNull(),
    email: text().notNull(),
    phone: text().notNull(),
    whatsapp: text(),
    lat: doublePrecision().notNull(),
    lng: doublePrecision().notNull(),
    map: text().notNull(),
    isActive: boolean().notNull().default(true),
    isSample: boolean().notNull().default(false),
    /** Whether new requests are assigned to the dealer's account with the fewest open ones. */
    autoAssign: boolean().notNull().default(false),
    /**
     * For its wall: visitors who enter it on /verify see that the dealer is genuine. Set by new_code() of a migration.
     */
    verifyCode: text().notNull().default(sql`new_code()`),
    description: text(),
    services: text().array().notNull(),
    workingHours: jsonb().$type<Partial<Record<string, string>>>().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    ...trashColumns(),
  },
  (table) => [
    trashIndex('dealers', table),
    uniqueIndex('dealers_verify_code').on(table.verifyCode),
    index('dealers_city').on(sql`lower(${table.city})`, sql`lower(${table.name})`),
  ],
);
