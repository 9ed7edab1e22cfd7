import { boolean, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import type { ContentStatus } from '#contract/content/content.ts';
import type { MediaFile, MediaType } from '#contract/content/media-file.ts';
import { instant } from '#server/platform/db/columns.ts';
import { trashColumns } from '#server/records/trash/columns.ts';

/** The columns that all published content has. */
export const contentColumns = () => ({
  _id: uuid('_id').primaryKey(),
  title: text().notNull(),
  content: text().notNull(),
  status: text().$type<ContentStatus>().notNull(),
  isSample: boolean().notNull().default(false),
  publishAt: instant(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
  ...trashColumns(),
});

/** The columns of content with pictures and videos. */
export const mediaColumns = () => ({
  mediaFiles: jsonb().$type<MediaFile[]>().notNull(),
  /** The only file of records created before `mediaFiles` existed. */
  mediaUrl: text(),
  /** The type of the first file, stored so that lists can filter by it. */
  mediaType: text().$type<MediaType>(),
});
