import { type ExtraConfigColumn, index, pgTable, text } from 'drizzle-orm/pg-core';
import type { NewsItem } from '#contract/content/content.ts';
import { instant } from '#server/platform/db/columns.ts';
import { trashIndex } from '#server/records/trash/columns.ts';
import { contentColumns, mediaColumns } from './columns.ts';

/** The index for lists by status, newest first, with the id to break ties. */
const newestFirst = (
  name: string,
  { status, _id }: Record<'status' | '_id', ExtraConfigColumn>,
  time: ExtraConfigColumn,
) => index(`${name}_newest`).on(status, time, _id);

export const newsItems = pgTable(
  'news_items',
  {
    ...contentColumns(),
    type: text().$type<NewsItem['type']>().notNull(),
    imageUrl: text(),
    imageAlt: text(),
  },
  (table) => [trashIndex('news_items', table), newestFirst('news_items', table, table.createdAt)],
);

export const eventItems = pgTable(
  'event_items',
  {
    ...contentColumns(),
    ...mediaColumns(),
    eventDate: instant().notNull(),
    endsAt: instant(),
    place: text(),
  },
  (table) => [trashIndex('event_items', table), newestFirst('event_items', table, table.eventDate)],
);

export const mediaItems = pgTable(
  'media_items',
  { ...contentColumns(), ...mediaColumns() },
  (table) => [trashIndex('media_items', table), newestFirst('media_items', table, table.createdAt)],
);
