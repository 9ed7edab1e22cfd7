import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/db/instant.ts';

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
