import { sql } from 'drizzle-orm';
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { NoticeReason } from '#contract/staff/notices.ts';
import { staffAccounts } from '#server/platform/auth/schema.ts';
import { instant } from '#server/platform/db/columns.ts';

/** Notices of requests to staff, at most one per event. Rows are deleted after a week. */
export const staffNotices = pgTable(
  'staff_notices',
  {
    _id: uuid('_id').primaryKey().defaultRandom(),
    accountId: uuid()
      .notNull()
      .references(() => staffAccounts._id, { onDelete: 'cascade' }),
    /** The request type's slug. */
    kind: text().notNull(),
    recordId: uuid().notNull(),
    reason: text().$type<NoticeReason>().notNull(),
    /**
     * Distinguishes events for the same reason: the timeline entry's id, or the appointment's time; '' if there can
     * only be one.
     */
    event: text().notNull(),
    createdAt: instant().notNull(),
    /** When it was emailed, or skipped because the account wants no emails; null while it is pending. */
    mailedAt: instant(),
  },
  (table) => [
    unique('staff_notices_once').on(
      table.accountId,
      table.kind,
      table.recordId,
      table.reason,
      table.event,
    ),
    index('staff_notices_account').on(table.accountId, table.createdAt),
    index('staff_notices_waiting').on(table.createdAt).where(sql`${table.mailedAt} is null`),
  ],
);
