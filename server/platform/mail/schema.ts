import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant, language } from '#server/platform/db/columns.ts';

/** The queue of outgoing emails. A row is inserted with the record it is about, and deleted once sent. */
export const outgoingMail = pgTable(
  'outgoing_mail',
  {
    _id: uuid('_id').primaryKey(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** The body as HTML; null: built from the text. */
    html: text(),
    /** The unsubscribe URL. Only emails of the newsletter have it. */
    unsubscribeUrl: text(),
    /** Reply-To, instead of SUPPORT_EMAIL. */
    replyTo: text(),
    /** A bulk email, such as an issue of the newsletter: all others are sent first. */
    isBulk: boolean().notNull().default(false),
    /** The language of what stands around its text. */
    language: language(),
    /** An attached calendar file: its method (RFC 5546) and text (RFC 5545). */
    calendar: jsonb().$type<{ method: 'REQUEST' | 'CANCEL'; content: string }>(),
    /** The id of its subject, by which queued emails can be deleted. */
    subjectId: uuid(),
    createdAt: instant().notNull(),
    /** When it is due; while a worker sends it, when its lease expires. Null: it was given up. */
    nextAttemptAt: instant(),
    attempts: integer().notNull(),
    /** Why the last attempt failed, without personal data. */
    lastError: text(),
  },
  (table) => [
    index('outgoing_mail_due').on(table.isBulk, table.nextAttemptAt, table._id),
    index('outgoing_mail_subject').on(table.subjectId).where(sql`subject_id is not null`),
  ],
);
