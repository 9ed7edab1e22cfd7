import {
  type AnyPgColumn,
  boolean,
  type ExtraConfigColumn,
  index,
  jsonb,
  type PgTable,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  type ContentFacts,
  type ContentStatus,
  events,
  media,
  type NewsItem,
  news,
} from '#contract/content/content.ts';
import type { MediaFile, MediaType } from '#contract/content/media-file.ts';
import { instant } from '#server/platform/db/columns.ts';
import { trashColumns, trashIndex } from '#server/records/trash/columns.ts';
import { urduColumns } from '#server/records/urdu.ts';

/** The columns that all published content has. */
const contentColumns = () => ({
  _id: uuid('_id').primaryKey(),
  title: text().notNull(),
  content: text().notNull(),
  status: text().$type<ContentStatus>().notNull(),
  isSample: boolean().notNull().default(false),
  publishAt: instant(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
  ...urduColumns(),
  ...trashColumns(),
});

/** The columns of content with pictures and videos. */
const mediaColumns = () => ({
  mediaFiles: jsonb().$type<MediaFile[]>().notNull(),
  /** The only file of records created before `mediaFiles` existed. */
  mediaUrl: text(),
  /** The type of the first file, stored so that lists can filter by it. */
  mediaType: text().$type<MediaType>(),
});

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

export type ContentTable = PgTable & Record<keyof ReturnType<typeof contentColumns>, AnyPgColumn>;

/** A kind of published content on the server: the contract's facts and the table of its records. */
export interface Content<Table extends ContentTable = ContentTable> {
  facts: ContentFacts;
  table: Table;
}

/** Defines a kind of content from its facts and its table. It compiles only if the table has all sort columns. */
function defineContent<Table extends ContentTable>(
  facts: ContentFacts<keyof Table['$inferSelect'] & string>,
  table: Table,
): Content<Table> {
  return { facts, table };
}

export const newsContent = defineContent(news, newsItems);
export const eventContent = defineContent(events, eventItems);
export const mediaContent = defineContent(media, mediaItems);
