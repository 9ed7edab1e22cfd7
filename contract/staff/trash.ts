import { type Pagination, pagingQuery } from '../http/http.ts';
import { optionalText } from '../input/text.ts';
import { z } from '../zod.ts';

/** How many days a record stays in the trash before it is purged. */
export const trashDays = 30;

/** Below /api: the records that staff deleted. */
export const trashPath = '/admin/trash';

/** The query of the trash: one kind, or all kinds that the account may delete; last deleted first. */
export const trashQuery = z.object({
  ...pagingQuery(50),
  slug: optionalText({ max: 60 }),
});

/** Path parameters of a record in the trash. */
export const trashParams = z.object({
  slug: z.string(),
  id: z.guid({ error: 'There is no record with this id' }),
});

/** A record in the trash. */
export interface TrashedRecord {
  /** The slug of its kind. */
  slug: string;
  _id: string;
  title: string;
  /** A detail that distinguishes records with the same title; '' if there is none. */
  detail: string;
  deletedAt: string;
  /** The username of the staff member who deleted it. */
  deletedBy: string;
  /** When it is purged (ISO 8601, UTC). */
  purgeAt: string;
}

/** A kind of record that the account may delete, and the number of its records in the trash. */
export interface TrashKind {
  slug: string;
  label: string;
  count: number;
}

/** One page of the trash. */
export interface TrashPage {
  success: true;
  data: TrashedRecord[];
  pagination: Pagination;
  kinds: TrashKind[];
}
