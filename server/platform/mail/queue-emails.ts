import { eq } from 'drizzle-orm';
import type { Language } from '#contract/site/language.ts';
import type { Db } from '#server/platform/db/client.ts';
import { newId } from '#server/platform/new-id.ts';
import { outgoingMail } from './schema.ts';

/** An email to queue. */
export interface Email {
  recipient: string;
  subject: string;
  text: string;
  /** The body as HTML, already escaped; without it, the HTML is built from the text. */
  html?: string;
  /** The language of what stands around the text, 'en' by default. */
  language?: Language;
  unsubscribeUrl?: string;
  /** Reply-To, instead of SUPPORT_EMAIL. */
  replyTo?: string;
  /** Whether it is a bulk email, sent after all others. */
  isBulk?: boolean;
  /** An attached calendar file. */
  calendar?: NonNullable<typeof outgoingMail.$inferInsert.calendar>;
  /** The id of its subject, for `deleteQueued`. */
  subjectId?: string;
  /** The email's id, if its subject stores it. */
  _id?: string;
}

/** Queues emails. Call it in the transaction that stores their subject, and wake the mail worker after the commit. */
export async function queueEmails(tx: Db, emails: readonly Email[]): Promise<void> {
  const now = new Date().toISOString();
  await tx.insert(outgoingMail).values(
    emails.map((email) => ({
      _id: newId(),
      ...email,
      createdAt: now,
      nextAttemptAt: now,
      attempts: 0,
    })),
  );
}

/**
 * Deletes queued emails about a subject. Call it in the transaction that makes them obsolete. Returns whether one of
 * them would have been sent: it was not given up, and no worker was sending it for the first time.
 */
export async function deleteQueued(tx: Db, subjectId: string): Promise<boolean> {
  const { nextAttemptAt, attempts, lastError } = outgoingMail;
  const deleted = await tx
    .delete(outgoingMail)
    .where(eq(outgoingMail.subjectId, subjectId))
    .returning({ nextAttemptAt, attempts, lastError });
  return deleted.some(
    (email) => email.nextAttemptAt !== null && (email.attempts === 0 || email.lastError !== null),
  );
}
