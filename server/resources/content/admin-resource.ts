import { type SQL, sql } from 'drizzle-orm';
import type { ContentAdmin } from '#contract/content/content-admin.ts';
import { earlyEnd, eventsAdmin, isEventPeriod } from '#contract/content/events-admin.ts';
import { mediaAdmin } from '#contract/content/media-admin.ts';
import {
  listMediaFiles,
  listPictures,
  type MediaFile,
  type WithMedia,
} from '#contract/content/media-file.ts';
import { newsAdmin } from '#contract/content/news-admin.ts';
import { invalidInput } from '#server/platform/errors.ts';
import { defineTranslatedRecords, type Records } from '#server/records/records.ts';
import {
  type Content,
  type ContentTable,
  eventContent,
  mediaContent,
  newsContent,
} from './schema.ts';

/** The common fields of records of all kinds. */
export interface ContentRecord extends Record<string, unknown> {
  _id: string;
  createdAt: string;
  updatedAt: string;
}

/** A kind of published content for staff: its facts, its records, and the columns with its files. */
export interface ContentAdminResource {
  admin: ContentAdmin;
  /** The records for visitors. */
  published: Content;
  table: ContentTable;
  records: Records<ContentRecord>;
  /** A record's files, in their order. */
  listFiles: (record: ContentRecord) => MediaFile[];
  /** Builds the columns that store these files. */
  buildColumns: (files: MediaFile[]) => Record<string, unknown>;
  /** A query for the URLs of every record's files. */
  addresses: SQL;
  /** Throws if a changed record is inconsistent. */
  check?: (record: ContentRecord) => void;
  /** Further counts of the statistics: name in the API → condition. */
  moreCounts: Record<string, SQL>;
}

type OwnParts<Table extends ContentTable> = Pick<
  ContentAdminResource,
  'buildColumns' | 'addresses'
> & {
  listFiles: (record: Table['$inferSelect']) => MediaFile[];
  check?: (record: Table['$inferSelect']) => void;
  moreCounts?: Record<string, SQL>;
};

function defineContentAdmin<Table extends ContentTable>(
  admin: ContentAdmin & { sorts: readonly (keyof Table['$inferSelect'])[] },
  published: Content<Table>,
  { moreCounts = {}, ...own }: OwnParts<Table>,
): ContentAdminResource {
  const { table, facts } = published;
  const kind = { kind: admin.slug, noun: facts.noun, shownAs: facts.slug };
  const records = defineTranslatedRecords(table, kind, Object.keys(admin.urdu));
  // The functions of a kind only get records of its own table.
  return {
    admin,
    published,
    table,
    records,
    moreCounts,
    ...own,
  } as unknown as ContentAdminResource;
}

/** The files of records with pictures and videos. A list of files replaces the older single file. */
const withMedia = (table: typeof eventContent.table | typeof mediaContent.table) => ({
  listFiles: (record: WithMedia) => listMediaFiles(record),
  buildColumns: (mediaFiles: MediaFile[]) => ({
    mediaFiles,
    mediaUrl: null,
    mediaType: mediaFiles[0]?.type ?? null,
  }),
  addresses: sql`
    select file ->> 'url' from ${table}, jsonb_array_elements(${table.mediaFiles}) as file
    union all select file ->> 'captionsUrl' from ${table}, jsonb_array_elements(${table.mediaFiles}) as file
    union all select ${table.mediaUrl} from ${table}`,
});

export const newsAdminResource = defineContentAdmin(newsAdmin, newsContent, {
  listFiles: listPictures,
  buildColumns: ([picture]) => ({
    imageUrl: picture?.url ?? null,
    imageAlt: picture?.alt ?? null,
  }),
  addresses: sql`select ${newsContent.table.imageUrl} from ${newsContent.table}`,
});

const { eventDate } = eventContent.table;

export const eventAdminResource = defineContentAdmin(eventsAdmin, eventContent, {
  ...withMedia(eventContent.table),
  check: (event) => {
    if (!isEventPeriod(event)) throw invalidInput([{ field: 'endsAt', message: earlyEnd }]);
  },
  moreCounts: { upcomingEvents: sql`${eventDate} >= now()`, pastEvents: sql`${eventDate} < now()` },
});

export const mediaAdminResource = defineContentAdmin(
  mediaAdmin,
  mediaContent,
  withMedia(mediaContent.table),
);

/** All published content. */
export const contentAdminResources: readonly ContentAdminResource[] = [
  newsAdminResource,
  eventAdminResource,
  mediaAdminResource,
];
