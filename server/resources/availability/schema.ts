import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/db/columns.ts';
import { dealers } from '#server/resources/dealers/schema.ts';

/** The newest statement of a dealer about a variant in a color. A withdrawn one has no units, and no day. */
export const availability = pgTable(
  'availability',
  {
    _id: uuid('_id').primaryKey(),
    dealerId: uuid()
      .notNull()
      .references(() => dealers._id, { onDelete: 'cascade' }),
    /** The variant's id in the catalogue. */
    vehicleId: text().notNull(),
    /** The color's name in the catalogue. */
    color: text().notNull(),
    units: integer(),
    expectedOn: date({ mode: 'string' }),
    statedOn: date({ mode: 'string' }).notNull(),
    updatedAt: instant().notNull(),
  },
  ({ dealerId, vehicleId, color, units, statedOn }) => [
    uniqueIndex('availability_cell').on(dealerId, vehicleId, color),
    index('availability_stated').on(statedOn),
    check('availability_units', sql`${units} between 0 and 9999`),
  ],
);
