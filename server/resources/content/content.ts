import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type ContentFacts, events, media, news } from '#contract/content/content.ts';
import type { contentColumns } from './columns.ts';
import { eventItems, mediaItems, newsItems } from './schema.ts';

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
