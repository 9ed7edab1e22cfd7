import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { staffAccounts } from '#server/platform/auth/schema.ts';
import { instant } from '#server/platform/db/columns.ts';
import { foldCase } from '#server/platform/db/text-search.ts';

/** Filters and orders of lists that staff saved under a name. */
export const listViews = pgTable(
  'list_views',
  {
    _id: uuid('_id').primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => staffAccounts._id, { onDelete: 'cascade' }),
    screen: text().notNull(),
    name: text().notNull(),
    query: text().notNull(),
    isShared: boolean().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  ({ accountId, screen, name, isShared }) => [
    uniqueIndex('list_views_name').on(accountId, screen, foldCase(name)),
    index('list_views_shared').on(screen).where(sql`${isShared}`),
  ],
);
