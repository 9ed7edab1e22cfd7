import type { SQL } from 'drizzle-orm';
import type { Actor } from '#server/platform/audit/record-change.ts';
import type { Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Records, StoredRecord } from '#server/records/records.ts';

/** A record with all its columns, as it is stored. */
export type StoredRow = Record<string, unknown> & Pick<StoredRecord, '_id' | 'createdAt'>;

/** What could not be restored with a record, for people, and the free slots to choose from instead. */
export interface NotRestored {
  message: string;
  next: string[];
}

/** Hooks of a kind for moving records to the trash, restoring and purging them. */
export interface OwnRules {
  /** The label of a record in the trash, as SQL. */
  title: SQL;
  /** A detail that distinguishes records with the same title. */
  detail?: SQL;
  /** The condition for the records that a viewer may delete, besides the permission. */
  scope?: (viewer: Viewer) => SQL | undefined;
  /** Throws if a record must not be deleted. */
  refuse?: (tx: Db, id: string) => Promise<void>;
  /** Adds a restored record to counts and similar data, or subtracts a deleted one. */
  changeCounts?: (tx: Db, row: StoredRow, by: 1 | -1) => Promise<void>;
  /** Restores related data on behalf of the actor; returns what could not be restored. */
  afterRestore?: (tx: Db, row: StoredRow, actor: Actor) => Promise<NotRestored | null>;
  /** Deletes related data of a purged record. */
  beforePurge?: (tx: Db, row: StoredRow) => Promise<void>;
  /** The storage keys of a record's files. */
  listFiles?: (row: StoredRow) => string[];
}

/** The trash rules of one kind of record. */
export interface TrashRules<Item extends StoredRecord = StoredRecord> extends OwnRules {
  records: Records<Item>;
}

/** Declares the trash rules of one kind of record. */
export const defineTrash = <Item extends StoredRecord>(
  records: Records<Item>,
  own: OwnRules,
): TrashRules<Item> => ({ ...own, records });
