import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type ContentFacts, events, media, news } from '#contract/content/content.ts';
import type { contentColumns } from './columns.ts';
import { eventItems, mediaItems, newsItems } from './schema.ts';

export type ContentTable = PgTable & Record<keyof ReturnType<typeof contentColumns>, AnyPgColumn>;

/** A kind of published content as the server works on it: its facts and the table that holds it. */
export interface Content<Table extends ContentTable = ContentTable> {
  facts: ContentFacts;
  table: Table;
}

/** Joins a kind's facts with its table. It compiles only if the table has what lists are sorted by. */
function defineContent<Table extends ContentTable>(
  facts: ContentFacts<keyof Table['$inferSelect'] & string>,
  table: Table,
): Content<Table> {
  return { facts, table };
}

export const newsContent = defineContent(news, newsItems);
export const eventContent = defineContent(events, eventItems);
export const mediaContent = defineContent(media, mediaItems);

/** Everything that is published. */
export const contents: readonly Content[] = [newsContent, eventContent, mediaContent];
