import { orderQuery, pagingQuery } from '../http/http.ts';
import { fault } from '../input/fault.ts';
import { languageField } from '../site/language-query.ts';
import type { Permission } from '../staff/staff.ts';
import { z } from '../zod.ts';
import type { WithMedia } from './media-file.ts';
import type { TextBlock } from './rich-text.ts';
import type { WithUrdu } from './urdu-texts.ts';

/** Visitors see active content only. */
export type ContentStatus = 'active' | 'inactive';

/** The fields of every published record (times in ISO 8601, UTC). */
interface Published extends WithUrdu {
  _id: string;
  title: string;
  /** Plain text as entered, never HTML. */
  content: string;
  /** The parsed text, if it is formatted; public responses only. */
  body?: TextBlock[];
  status: ContentStatus;
  /** Whether it is sample content that ships with the product. */
  isSample: boolean;
  /** When visitors first see it; null: immediately. */
  publishAt: string | null;
  createdAt: string;
  updatedAt: string;
}

export interface NewsItem extends Published {
  type: 'news' | 'newsletter';
  imageUrl: string | null;
  /** The picture's description in words. */
  imageAlt: string | null;
}

export interface EventItem extends Published, WithMedia {
  eventDate: string;
  /** When it ends; after `eventDate`. */
  endsAt: string | null;
  place: string | null;
}

export interface MediaItem extends Published, WithMedia {}

/** One kind of published content, declared as data that server, site and back office share. */
export interface ContentFacts<Key extends string = string> {
  /** Its path below /api, and the name under which cached pages depend on it. */
  slug: 'news' | 'events' | 'media';
  permission: Permission;
  /** Fields that its lists can be sorted by; the first is the default, newest first. */
  sorts: readonly [Key, ...Key[]];
  /** An additional order of the public list: upcoming records, soonest first, then past ones, latest first. */
  timely?: 'soonest';
  noun: string;
}

export const news = {
  slug: 'news',
  permission: 'news-management',
  sorts: ['createdAt', 'title'],
  noun: 'article',
} as const satisfies ContentFacts;

export const events = {
  slug: 'events',
  permission: 'event-management',
  sorts: ['eventDate', 'createdAt', 'title'],
  timely: 'soonest',
  noun: 'event',
} as const satisfies ContentFacts;

export const media = {
  slug: 'media',
  permission: 'media-management',
  sorts: ['createdAt', 'title'],
  noun: 'media item',
} as const satisfies ContentFacts;

/** The path and query of the page that shows a record. */
export const buildContentPage = (kind: ContentFacts['slug'], id: string): string =>
  kind === 'news' ? `/news/${id}` : `/news-and-events/${kind}?open=${id}`;

/** How many records of a kind a page loads at once. */
export const firstPageSize = 50;

/** A record's position in a list: when it was published, or, among events, when it begins and whether it has ended. */
export interface ContentCursor {
  /** ISO 8601, UTC, to the microsecond. */
  time: string;
  id: string;
  /** Set in the order of events. */
  isPast?: boolean;
}

const cursorPattern =
  /^(?:(coming|past)_)?(\d{4,6}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z)_([\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12})$/;

/** Reads the `after` of a list's pagination; null if it is none. */
export function parseContentCursor(text: string): ContentCursor | null {
  const [, group, time, id] = cursorPattern.exec(text) ?? [];
  if (!time || !id || Number.isNaN(Date.parse(time))) return null;
  return { time, id, ...(group && { isPast: group === 'past' }) };
}

const cursorInvalid = fault('cursor-invalid', 'after must be from a list');

/**
 * The query of a public list. `after` is that of the page before: unlike the next page, it misses no record if others
 * have been deleted. A `status` parameter is accepted and ignored: visitors always see active
 * records only (docs/spec/api.md#access).
 */
export const publicContentQuery = ({ sorts, timely }: ContentFacts) =>
  z.object({
    ...pagingQuery(100),
    after: z.optional(
      z
        .string({ error: cursorInvalid })
        .check(z.refine((text) => parseContentCursor(text) !== null, cursorInvalid)),
    ),
    ...languageField,
    ...orderQuery(timely ? [...sorts, timely] : sorts, sorts[0]),
  });
