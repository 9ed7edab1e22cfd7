import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { NoticeMode } from '#contract/staff/notices.ts';
import type { Permission } from '#contract/staff/staff.ts';
import { instant } from '#server/platform/db/columns.ts';

export const staffAccounts = pgTable(
  'staff_accounts',
  {
    _id: uuid('_id').primaryKey(),
    username: text().notNull(),
    role: text().notNull(),
    permissions: text().array().$type<Permission[]>().notNull(),
    /** The dealer whose requests the account sees; null for head office. */
    dealerId: uuid(),
    /** Argon2id in PHC format. */
    passwordHash: text().notNull(),
    isDisabled: boolean().notNull().default(false),
    /** With which messages to customers are signed. */
    name: text(),
    /** Its notification address and mode. */
    email: text(),
    noticeMode: text().$type<NoticeMode>().notNull().default('digest'),
    mustUseSecondFactor: boolean().notNull().default(false),
    /** The encrypted secret of the second factor; null if there is none. */
    secondFactorSecret: text(),
    /** The time step of the last accepted code. Codes of this or an earlier step are rejected. */
    secondFactorStep: integer(),
    /** The encrypted secret of a second factor that is being set up. */
    pendingSecret: text(),
    /** SHA-256 of the unused recovery codes. */
    recoveryHashes: text().array().notNull().default([]),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [uniqueIndex('staff_accounts_username').on(sql`lower(${table.username})`)],
);

export const staffSessions = pgTable(
  'staff_sessions',
  {
    /** SHA-256 of the cookie's token, so that this table's content is not enough to sign in. */
    tokenHash: text().primaryKey(),
    /** The id for listing and ending sessions. */
    _id: uuid('_id').notNull().defaultRandom(),
    accountId: uuid()
      .notNull()
      .references(() => staffAccounts._id, { onDelete: 'cascade' }),
    createdAt: instant().notNull(),
    lastSeenAt: instant().notNull(),
    ipAddress: text(),
    userAgent: text(),
  },
  (table) => [index('staff_sessions_account').on(table.accountId)],
);

/** Recent password checks, which limit guessing across all processes. */
export const signInCounts = pgTable(
  'sign_in_counts',
  {
    /** SHA-256 of a username, of a client network, or of both parts combined; see sign-in-limits.ts. */
    key: text().primaryKey(),
    /** Sorted, oldest first. The limits bound its length. */
    attempts: instant().array().notNull(),
    lastAttemptAt: instant().notNull(),
  },
  (table) => [index('sign_in_counts_expiry').on(table.lastAttemptAt)],
);

/** A staff account as it is stored. */
export type Account = typeof staffAccounts.$inferSelect;
