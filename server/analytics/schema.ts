import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** Views of public pages by Pakistani day. Nothing in it tells one visitor from another. */
export const pageViews = pgTable(
  'page_views',
  {
    day: date({ mode: 'string' }).notNull(),
    path: text().notNull(),
    /** The host of the site that led here; empty where none did. */
    referrerHost: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path, table.referrerHost] })],
);
