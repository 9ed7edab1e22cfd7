import { eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/client.ts';
import { newId } from '#server/platform/new-id.ts';
import { outgoingMail } from './schema.ts';

/** An email as it is stored until it is sent. */
export interface Email {
  recipient: string;
  subject: string;
  text: string;
  /** The body as HTML, from text that was escaped; without it, the HTML is made from the text. */
  html?: string;
  /** Where the recipient unsubscribes. */
  unsubscribeUrl?: string;
  /** Where answers go, instead of SUPPORT_EMAIL. */
  replyTo?: string;
  /** Whether it is one of many and waits for all others. */
  isBulk?: boolean;
  /** A calendar file that goes along. */
  calendar?: NonNullable<typeof outgoingMail.$inferInsert.calendar>;
  /** The id of what it is about, for `deleteQueued`. */
  subjectId?: string;
  /** Its id, if what it belongs to must know it. */
  _id?: string;
}

/**
 * Queues emails. Call it in the transaction that stores what they are about, and wake the mail worker after
 * the commit.
 */
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
 * Takes back the emails about something that are not sent yet. Call it in the transaction that outdates them. Returns
 * whether one of them would have been sent: it was not given up, and no worker was sending it for the first time.
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
