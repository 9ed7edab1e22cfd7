import { bigint, date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/**
 * Views of public pages by day in Pakistan, without any data about visitors. The days of old months are merged into the
 * first day of their month.
 */
export const pageViews = pgTable(
  'page_views',
  {
    day: date({ mode: 'string' }).notNull(),
    path: text().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path] })],
);

/**
 * Views from links on other sites, by day and host; merged like the views of pages. The number of hosts per day is
 * limited; the rest count under one name.
 */
export const pageViewReferrers = pgTable(
  'page_view_referrers',
  {
    day: date({ mode: 'string' }).notNull(),
    host: text().notNull(),
    count: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.host] })],
);
