import { orderQuery, pagingQuery } from '../http/http.ts';
import { type UploadRule, uploadRules } from '../http/uploads.ts';
import { checkboxInput } from '../input/number-input.ts';
import { clearableText, optionalText, text } from '../input/text.ts';
import { z } from '../zod.ts';
import type { ContentFacts } from './content.ts';
import { captionsRule, fileDetailList } from './file-details.ts';
import { fileAddressList, youtubeLinkList } from './form-lists.ts';
import { periodMoment } from './publication.ts';
import { type UrduFields, urduQuery } from './urdu-texts.ts';

/** Visitors see active content only. */
export const contentStatuses = ['active', 'inactive'] as const;

/** The types of media files: docs/spec/content.md#media-files. */
const mediaTypes = ['image', 'video'] as const;

/** Field values that filter a list or a counter; `{}` matches everything. */
export type ContentFilter = Readonly<Record<string, string>>;

/** A kind of published content as staff manage it, declared as data for back office and server. */
export interface ContentAdmin {
  /** Its screen's path in the back office and its name in the audit log. */
  slug: string;
  content: ContentFacts;
  /** Below /api. */
  paths: { records: string; stats: string };
  /** The schema of a form's text fields. */
  input: z.ZodMiniObject;
  /** The schema of a change: absent fields keep their values, blank text removes optional ones. */
  update: z.ZodMiniObject;
  query: z.ZodMiniObject;
  /** The texts that staff can translate. */
  urdu: UrduFields;
  /** Fields that lists can be filtered by, besides the status. */
  filters: readonly string[];
  sorts: readonly string[];
  /** Counters of the statistics: name in the API → filter of the records it counts. */
  counters: Readonly<Record<string, ContentFilter>>;
  /** The form's file fields; a record has at most this many files. */
  uploads: Readonly<Record<string, UploadRule>>;
  /** The form's fields for captions of videos. */
  captions: Readonly<Record<string, UploadRule>>;
  texts: ContentTexts;
}

/** The texts of one kind of content; the reason is appended to failures. */
interface ContentTexts {
  title: string;
  noun: { one: string; many: string };
  empty: string;
  /** Shown if there are no records at all, instead of the hint to change the filters. */
  start: string;
  loadFailed: string;
  saveFailed: string;
  statusFailed: string;
  deleteFailed: string;
  confirmDelete: string;
}

/** The fields that every content form has. */
export const contentFields = {
  title: text({ max: 200, missing: 'Please enter a title' }),
  content: text({ max: 20_000, missing: 'Please enter the content' }),
  status: z.optional(z.enum(contentStatuses, { error: 'status must be one of: active, inactive' })),
  publishAt: periodMoment,
};

/** The texts that all kinds of content have in Urdu. */
export const urduContentFields = {
  title: clearableText({ max: 200 }),
  content: clearableText({ max: 20_000 }),
};

/** The fields that change a record's files: docs/spec/content.md#media-files. */
export const fileChangeFields = {
  filesToRemove: fileAddressList,
  replaceMedia: z.optional(z.boolean()),
  fileDetails: fileDetailList,
};

/** The same fields for records that can also have YouTube videos. */
export const mediaChangeFields = { ...fileChangeFields, youtubeUrls: youtubeLinkList };

/** Builds the schema of a change from the fields of the form. API clients may send 'false' for a checkbox. */
export const buildContentUpdate = <Fields extends z.core.$ZodLooseShape>(fields: Fields) =>
  z.partial(z.object({ ...fields, replaceMedia: checkboxInput('replaceMedia') }));

/** The maximum number of uploads per record, and of YouTube links. */
export const maxFilesPerItem = 20;

const buildFileFields = (name: string, rule: UploadRule): Readonly<Record<string, UploadRule>> =>
  Object.fromEntries(
    Array.from({ length: maxFilesPerItem }, (_, index) => [`${name}${index}`, rule]),
  );

/** The file fields media0, media1 … of a form. */
export const mediaUploads = buildFileFields('media', uploadRules.pictureOrVideo);

/** The fields captions0, captions1 … for captions of videos. */
export const mediaCaptions = buildFileFields('captions', captionsRule);

/** The body that changes only the status. */
export const statusUpdate = z.object({
  status: z.enum(contentStatuses, { error: 'status must be one of: active, inactive' }),
});

/** The filter by the type of a record's first file. */
export const mediaTypeQuery = {
  mediaType: z.optional(z.enum(mediaTypes, { error: 'mediaType must be one of: image, video' })),
};

/** The part of staff list queries that all kinds of content share. */
export const contentQuery = (limit: number, sorts: readonly [string, ...string[]]) => ({
  ...pagingQuery(limit),
  ...orderQuery(sorts, sorts[0]),
  status: contentFields.status,
  search: optionalText({ max: 200 }),
  ...urduQuery,
});
