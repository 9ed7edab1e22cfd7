import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { WithdrawalReason } from '#contract/tracking/own-request.ts';
import { instant } from '#server/platform/db/columns.ts';

/**
 * What customers did on the page of their request, of any type. A request without a row has the values of a new one, so
 * that submissions write nothing here. Rows are deleted with their request.
 */
export const ownRequests = pgTable(
  'own_requests',
  {
    /** The request's id. */
    _id: uuid('_id').primaryKey(),
    /** The request type's slug. */
    kind: text().notNull(),
    /** Raised to end the present link. */
    linkVersion: integer().notNull().default(0),
    /** When the page was last opened. */
    seenAt: instant(),
    /** When the oldest message came that staff have not answered. */
    unansweredSince: instant(),
    withdrawnAt: instant(),
    withdrawalReason: text().$type<WithdrawalReason>(),
  },
  (table) => [
    index('own_requests_unanswered')
      .on(table.kind, table.unansweredSince)
      .where(sql`${table.unansweredSince} is not null`),
  ],
);
