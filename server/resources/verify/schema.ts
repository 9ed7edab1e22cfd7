import { boolean, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/db/columns.ts';
import { trashColumns, trashIndex } from '#server/records/trash/columns.ts';

/** The company's bank accounts, as the page /verify shows them. */
export const officialAccounts = pgTable(
  'official_accounts',
  {
    _id: uuid('_id').primaryKey(),
    bank: text().notNull(),
    title: text().notNull(),
    number: text().notNull(),
    note: text(),
    position: smallint().notNull(),
    isSample: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    ...trashColumns(),
  },
  (table) => [trashIndex('official_accounts', table)],
);
