import { sql } from 'drizzle-orm';
import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/db/columns.ts';

/** Has one row while scheduled backups fail, and none while they work. */
export const backupFailures = pgTable('backup_failures', {
  /** Always `onlyRow`. */
  _id: integer('_id').primaryKey(),
  failingSince: instant().notNull(),
  lastFailedAt: instant().notNull(),
  /** Why the last attempt failed. */
  reason: text().notNull(),
});

export const onlyRow = 1;

/**
 * One row for each restore of a backup into this database. Until staff decide about it, what was due at the restore is
 * held: see `heldUntil`.
 */
export const restores = pgTable('restores', {
  restoredAt: instant().primaryKey(),
  /** When the backup was made. */
  madeAt: instant().notNull(),
  /** When staff decided about held messages; null: pending. */
  resumedAt: instant(),
});

/**
 * SQL for the moment up to which due messages are held, because they may have been sent before the restore; '-infinity'
 * once staff have decided (docs/decisions/035-nothing-goes-out-twice-after-a-restore.md).
 */
export const heldUntil = sql`(select coalesce(max(${restores.restoredAt}), '-infinity') from ${restores} where ${restores.resumedAt} is null)`;
