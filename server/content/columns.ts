import { boolean, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import type { ContentStatus } from '#contract/content/content.ts';
import type { MediaFile, MediaType } from '#contract/content/media-file.ts';
import { instant } from '#server/db/instant.ts';

/** The columns that everything published has. */
export const contentColumns = () => ({
  _id: uuid('_id').primaryKey(),
  title: text().notNull(),
  content: text().notNull(),
  status: text().$type<ContentStatus>().notNull(),
  isSample: boolean().notNull().default(false),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
});

/** The columns of what shows pictures and films. */
export const mediaColumns = () => ({
  mediaFiles: jsonb().$type<MediaFile[]>().notNull(),
  /** The single file of records that are older than the list of files. */
  mediaUrl: text(),
  /** The first file's; kept with the files, so that lists can be filtered by it. */
  mediaType: text().$type<MediaType>(),
});
