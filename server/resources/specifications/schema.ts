import { integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/db/columns.ts';
import { foldText } from '#server/platform/db/text-search.ts';
import { isNotTrashed, trashColumns, trashIndex } from '#server/records/trash/columns.ts';

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
    ...trashColumns(),
  },
  (table) => [
    trashIndex('specifications', table),
    uniqueIndex('specifications_fact')
      .on(table.vehicleId, foldText(table.trim), foldText(table.group), foldText(table.label))
      .where(isNotTrashed(table)),
  ],
);
