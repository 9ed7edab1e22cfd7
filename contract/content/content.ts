import { orderQuery, pagingQuery } from '../http.ts';
import type { Permission } from '../staff.ts';
import { z } from '../zod.ts';
import type { WithMedia } from './media-file.ts';

/** What staff publish: seen by visitors while it is active. */
export type ContentStatus = 'active' | 'inactive';

/** What every published record carries (times in ISO 8601, UTC). */
interface Published {
  _id: string;
  title: string;
  /** Text as it was typed, never HTML. */
  content: string;
  status: ContentStatus;
  /** Loaded with the product to show it. */
  isSample: boolean;
  createdAt: string;
  updatedAt: string;
}

export interface NewsItem extends Published {
  type: 'news' | 'newsletter';
  imageUrl: string | null;
}

export interface EventItem extends Published, WithMedia {
  eventDate: string;
}

export interface MediaItem extends Published, WithMedia {}

/** One kind of published content, declared as facts that server, site and office share. */
export interface ContentFacts<Key extends string = string> {
  /** Its path below /api, and the name that pages are forgotten by. */
  slug: 'news' | 'events' | 'media';
  permission: Permission;
  /** Fields that its lists can be sorted by; the first one is the usual one, newest first. */
  sorts: readonly [Key, ...Key[]];
  noun: string;
  /** Said to visitors when their list can't be read (document 1, section 8). */
  loadFailed: string;
}

export const news = {
  slug: 'news',
  permission: 'news-management',
  sorts: ['createdAt', 'title'],
  noun: 'article',
  loadFailed: 'Failed to load news. Please try again later.',
} as const satisfies ContentFacts;

export const events = {
  slug: 'events',
  permission: 'event-management',
  sorts: ['eventDate', 'createdAt', 'title'],
  noun: 'event',
  loadFailed: 'Failed to load events. Please try again later.',
} as const satisfies ContentFacts;

export const media = {
  slug: 'media',
  permission: 'media-management',
  sorts: ['createdAt', 'title'],
  noun: 'media item',
  loadFailed: 'Failed to load media',
} as const satisfies ContentFacts;

/** How much of a kind pages read at once (document 1, section 9). */
export const firstPageSize = 50;

/**
 * The query of a public list. A status may be named, as document 1 has it, and changes nothing:
 * visitors see what is active (4-decisions, 4).
 */
export const publicContentQuery = ({ sorts }: ContentFacts) =>
  z.object({ ...pagingQuery(100), ...orderQuery(sorts, sorts[0]) });
