import { sql } from 'drizzle-orm';
import { integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/db/instant.ts';

/** Facts about models that staff add to those that ship with the product. */
export const specifications = pgTable(
  'specifications',
  {
    _id: uuid('_id').primaryKey(),
    vehicleId: text().notNull(),
    trim: text().notNull(),
    group: text().notNull(),
    label: text().notNull(),
    value: text(),
    unit: text(),
    source: text(),
    position: integer().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  ({ vehicleId, trim, group, label }) => [
    uniqueIndex('specifications_fact').on(
      vehicleId,
      sql`lower(${trim})`,
      sql`lower(${group})`,
      sql`lower(${label})`,
    ),
  ],
);
