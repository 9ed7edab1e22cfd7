import { sql } from 'drizzle-orm';
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { NoticeReason } from '#contract/staff/notices.ts';
import { staffAccounts } from '#server/platform/auth/schema.ts';
import { instant } from '#server/platform/db/columns.ts';

/** What staff are told of requests, once each. Rows are deleted after a week. */
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
    /** Tells events of one reason apart: the entry in the timeline, or the appointment's time; '' if there is one only. */
    event: text().notNull(),
    createdAt: instant().notNull(),
    /** When it went out by email, or was left out because its account wants none; null while it waits. */
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
