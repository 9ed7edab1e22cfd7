import { orderQuery, pagingQuery } from '../http.ts';
import { optionalText, text } from '../text.ts';
import { type UploadRule, uploadRules } from '../uploads.ts';
import { z } from '../zod.ts';
import type { ContentFacts } from './content.ts';
import { fileAddressList, youtubeLinkList } from './form-lists.ts';

/** Whether visitors see it (document 3, section 4). */
export const contentStatuses = ['active', 'inactive'] as const;

/** What a picture or a film can be (document 3, section 2). */
const mediaTypes = ['image', 'video'] as const;

/** The values by which a list is narrowed, a counter too: `{}` is all of it. */
export type ContentFilter = Readonly<Record<string, string>>;

/** A kind of published content as staff work on it, declared as facts for office and server. */
export interface ContentAdmin {
  /** Its screen's path in the back office, and its name in the audit. */
  slug: string;
  content: ContentFacts;
  /** Below /api. */
  paths: { records: string; stats: string };
  /** A form's texts as they are sent, checked. */
  input: z.ZodMiniObject;
  query: z.ZodMiniObject;
  /** Fields that lists are narrowed by, besides the status. */
  filters: readonly string[];
  sorts: readonly string[];
  /** The statistics' counters that a list can show: name in the API → what it counts. */
  counters: Readonly<Record<string, ContentFilter>>;
  /** The form's file fields; a record has as many files at most. */
  uploads: Readonly<Record<string, UploadRule>>;
  texts: ContentTexts;
}

/** The documents' words about one kind; a failure is followed by its reason. */
interface ContentTexts {
  title: string;
  noun: { one: string; many: string };
  empty: string;
  /** Said where nothing is there yet, in place of the hint to change the filters. */
  start: string;
  loadFailed: string;
  saveFailed: string;
  statusFailed: string;
  deleteFailed: string;
  confirmDelete: string;
}

/** The fields that every form of content has (document 3, section 5). */
export const contentFields = {
  title: text({ max: 200, missing: 'Please enter a title' }),
  content: text({ max: 20_000, missing: 'Please enter the content' }),
  status: z.optional(z.enum(contentStatuses, { error: 'status must be one of: active, inactive' })),
};

/** The fields that say what becomes of a record's files (document 3, section 7). */
export const fileChangeFields = {
  filesToRemove: fileAddressList,
  replaceMedia: z.optional(z.boolean()),
};

/** As they are where a record can have films of YouTube's, too. */
export const mediaChangeFields = { ...fileChangeFields, youtubeUrls: youtubeLinkList };

/** How many pictures and films one record has at most, and as many links to YouTube. */
export const mostFiles = 20;

/** The file fields media0, media1 … of a form. */
export const mediaUploads: Readonly<Record<string, UploadRule>> = Object.fromEntries(
  Array.from({ length: mostFiles }, (_, index) => [`media${index}`, uploadRules.pictureOrVideo]),
);

/** What staff send to set a status by itself. */
export const statusUpdate = z.object({
  status: z.enum(contentStatuses, { error: 'status must be one of: active, inactive' }),
});

/** The filter by what a record's first file is. */
export const mediaTypeQuery = {
  mediaType: z.optional(z.enum(mediaTypes, { error: 'mediaType must be one of: image, video' })),
};

/** The part of the staff lists' queries that is the same for every kind. */
export const contentQuery = (limit: number, sorts: readonly [string, ...string[]]) => ({
  ...pagingQuery(limit),
  ...orderQuery(sorts, sorts[0]),
  status: contentFields.status,
  search: optionalText({ max: 200 }),
});
