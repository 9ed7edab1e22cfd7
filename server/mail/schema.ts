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
    createdAt: instant().notNull(),
    nextAttemptAt: instant().notNull(),
    attempts: integer().notNull(),
    /** Why the last attempt failed. */
    lastError: text(),
  },
  (table) => [index('outgoing_mail_due').on(table.nextAttemptAt)],
);
