import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { IssueStatus } from '#contract/newsletter/newsletter-issues.ts';
import { instant } from '#server/platform/db/columns.ts';
import { trashColumns, trashIndex } from '#server/records/trash/columns.ts';

export const newsletterIssues = pgTable(
  'newsletter_issues',
  {
    _id: uuid('_id').primaryKey(),
    subject: text().notNull(),
    text: text().notNull(),
    imageUrl: text(),
    imageAlt: text(),
    status: text().$type<IssueStatus>().notNull(),
    /** The number of subscribers when sending began, plus those who subscribed again during it. */
    recipients: integer(),
    sent: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    startedAt: instant(),
    sentAt: instant(),
    /** The last subscription whose email is queued; emails are queued in the order of ids. */
    cursor: uuid(),
    /** Whether no subscription follows the cursor. */
    isQueued: boolean().notNull().default(false),
    /** Until when the rate is used up. */
    pacedAt: instant(),
    isSample: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    ...trashColumns(),
  },
  (table) => [
    trashIndex('newsletter_issues', table),
    index('newsletter_issues_sending').on(table.startedAt).where(sql`${table.status} = 'sending'`),
  ],
);

/**
 * Records which subscription got which issue: the unique row prevents sending an issue twice. Contains no personal
 * data.
 */
export const newsletterDeliveries = pgTable(
  'newsletter_deliveries',
  {
    issueId: uuid()
      .notNull()
      .references(() => newsletterIssues._id, { onDelete: 'cascade' }),
    subscriptionId: uuid().notNull(),
    /** The queued email, until it is sent. */
    emailId: uuid().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issueId, table.subscriptionId] }),
    index('newsletter_deliveries_subscription').on(table.subscriptionId),
  ],
);
