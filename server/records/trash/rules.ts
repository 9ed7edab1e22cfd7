import type { SQL } from 'drizzle-orm';
import type { Actor } from '#server/platform/audit/record-change.ts';
import type { Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Records, StoredRecord } from '#server/records/records.ts';

/** A record with all its columns, as it is stored. */
export type StoredRow = Record<string, unknown> & Pick<StoredRecord, '_id' | 'createdAt'>;

/** What could not be put back with a restored record, for people, and the free slots that it can have instead. */
export interface NotRestored {
  message: string;
  next: string[];
}

/** What a kind of record adds to moving to the trash, restoring and purging. */
export interface OwnRules {
  /** What the trash calls a record, as SQL. */
  title: SQL;
  /** A detail that distinguishes records with the same title. */
  detail?: SQL;
  /** The condition for the records that a viewer may delete, besides the permission. */
  scope?: (viewer: Viewer) => SQL | undefined;
  /** Throws if a record must stay. */
  refuse?: (tx: Db, id: string) => Promise<void>;
  /** Adds a restored record to its counts and the like, or subtracts one that goes to the trash. */
  changeCounts?: (tx: Db, row: StoredRow, by: 1 | -1) => Promise<void>;
  /** Puts back what went to the trash with a record, in the name of the one who restores it; returns what it could not. */
  afterRestore?: (tx: Db, row: StoredRow, actor: Actor) => Promise<NotRestored | null>;
  /** Removes what goes with a record for good. */
  beforePurge?: (tx: Db, row: StoredRow) => Promise<void>;
  /** The storage keys of a record's files. */
  listFiles?: (row: StoredRow) => string[];
}

/** How the records of one kind go to the trash, come back, and are purged. */
export interface TrashRules<Item extends StoredRecord = StoredRecord> extends OwnRules {
  records: Records<Item>;
}

/** Declares how records of one kind go to the trash. */
export const defineTrash = <Item extends StoredRecord>(
  records: Records<Item>,
  own: OwnRules,
): TrashRules<Item> => ({ ...own, records });
