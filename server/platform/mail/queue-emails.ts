import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#server/platform/db/client.ts';
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
      _id: uuidv7(),
      ...email,
      createdAt: now,
      nextAttemptAt: now,
      attempts: 0,
    })),
  );
}
