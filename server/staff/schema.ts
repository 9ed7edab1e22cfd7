import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { Permission } from '#contract/staff.ts';
import { instant } from '#server/db/instant.ts';

export const staffAccounts = pgTable(
  'staff_accounts',
  {
    _id: uuid('_id').primaryKey(),
    username: text().notNull(),
    role: text().notNull(),
    permissions: text().array().$type<Permission[]>().notNull(),
    /** Argon2id, in PHC form. */
    passwordHash: text().notNull(),
    isDisabled: boolean().notNull().default(false),
    mustUseSecondFactor: boolean().notNull().default(false),
    /** The sealed secret of the second factor; none: there is no second factor. */
    secondFactorSecret: text(),
    /** The step of the last code that was accepted: neither it nor an older one is accepted again. */
    secondFactorStep: integer(),
    /** The sealed secret of a second factor that is being set up. */
    pendingSecret: text(),
    /** SHA-256 of the recovery codes that are left. */
    recoveryHashes: text().array().notNull().default([]),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [uniqueIndex('staff_accounts_username').on(sql`lower(${table.username})`)],
);

export const staffSessions = pgTable(
  'staff_sessions',
  {
    /** SHA-256 of the cookie's token: who reads this table can't sign in with it. */
    tokenHash: text().primaryKey(),
    /** What a session is called by those who may see and end it. */
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

/** When passwords were checked lately, so that guessing stays slow; shared by all processes. */
export const signInCounts = pgTable(
  'sign_in_counts',
  {
    /** SHA-256 of an account's name or a client's address. */
    key: text().primaryKey(),
    /** Oldest first, never more than the limit. */
    attempts: instant().array().notNull(),
    lastAttemptAt: instant().notNull(),
  },
  (table) => [index('sign_in_counts_expiry').on(table.lastAttemptAt)],
);
