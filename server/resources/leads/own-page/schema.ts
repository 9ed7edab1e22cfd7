import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { CorrectedField, WithdrawalReason } from '#contract/tracking/own-request.ts';
import { instant } from '#server/platform/db/columns.ts';

/** The condition for requests that wait for staff: a message for its answer, or a correction to be stored. */
export const isWaiting = ({
  unansweredSince,
  correction,
}: Record<'unansweredSince' | 'correction', AnyPgColumn>): SQL =>
  sql`(${unansweredSince} is not null or ${correction} is not null)`;

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
    /** An address that waits for its code, and how often a wrong one was typed. */
    unconfirmedEmail: text(),
    wrongCodes: integer().notNull().default(0),
    /** Corrected fields that wait for staff. */
    correction: jsonb().$type<Partial<Record<CorrectedField, string>>>(),
    withdrawalReason: text().$type<WithdrawalReason>(),
  },
  (table) => [index('own_requests_waiting').on(table.kind, table._id).where(isWaiting(table))],
);
