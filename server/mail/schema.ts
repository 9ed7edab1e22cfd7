import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/db/instant.ts';

/** Letters on their way. A line is written together with what it tells of, and goes when it was sent. */
export const outgoingMail = pgTable(
  'outgoing_mail',
  {
    _id: uuid('_id').primaryKey(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** Where a reader ends what the letter belongs to; a letter of the newsletter has it. */
    unsubscribeUrl: text(),
    createdAt: instant().notNull(),
    /** While it is being sent: when another worker may take it over. None: it was given up. */
    nextAttemptAt: instant(),
    attempts: integer().notNull(),
    /** Why the last attempt failed, without personal data. */
    lastError: text(),
  },
  (table) => [index('outgoing_mail_due').on(table.nextAttemptAt)],
);
