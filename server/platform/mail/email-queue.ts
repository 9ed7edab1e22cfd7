import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/client.ts';
import { outgoingMail } from './schema.ts';

/** An email in the queue. */
export type QueuedEmail = typeof outgoingMail.$inferSelect;

const afterMs = (ms: number) => sql`clock_timestamp() + ${ms} * interval '1 millisecond'`;

/**
 * Leases up to `limit` due emails, bulk ones or the others, for `leaseMs`, during which no other worker gets them. When the lease of a
 * worker that died expires, another one sends the email. If it died between sending and deleting, the email is
 * sent twice with the same Message-ID; none is ever lost.
 */
export async function leaseDueEmails(
  db: Db,
  { limit, isBulk, leaseMs }: { limit: number; isBulk: boolean; leaseMs: number },
): Promise<QueuedEmail[]> {
  const due = db
    .select({ _id: outgoingMail._id })
    .from(outgoingMail)
    .where(
      and(eq(outgoingMail.isBulk, isBulk), lte(outgoingMail.nextAttemptAt, sql`clock_timestamp()`)),
    )
    .orderBy(asc(outgoingMail.nextAttemptAt), asc(outgoingMail._id))
    .limit(limit)
    .for('update', { skipLocked: true });
  return await db
    .update(outgoingMail)
    .set({ nextAttemptAt: afterMs(leaseMs), attempts: sql`${outgoingMail.attempts} + 1` })
    .where(inArray(outgoingMail._id, due))
    .returning();
}

/** Deletes an email that was sent. It contains personal data that is no longer needed. */
export async function deleteSent(db: Db, id: string): Promise<void> {
  await db.delete(outgoingMail).where(eq(outgoingMail._id, id));
}

/** Schedules the next attempt after a failure. Without a pause the email is given up, but kept for a while. */
export async function scheduleRetry(
  db: Db,
  id: string,
  pauseMs: number | undefined,
  reason: string,
): Promise<void> {
  const nextAttemptAt = pauseMs === undefined ? null : afterMs(pauseMs);
  await db
    .update(outgoingMail)
    .set({ nextAttemptAt, lastError: reason })
    .where(eq(outgoingMail._id, id));
}

/** Releases leased emails that were not sent. The lease does not count as an attempt. */
export async function releaseLeases(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(outgoingMail)
    .set({ nextAttemptAt: sql`clock_timestamp()`, attempts: sql`${outgoingMail.attempts} - 1` })
    .where(inArray(outgoingMail._id, [...ids]));
}

/** Deletes emails that were given up and are older than 33 days. */
export async function deleteOldMail(db: Db): Promise<void> {
  const isOld = lte(outgoingMail.createdAt, sql`now() - interval '33 days'`);
  await db.delete(outgoingMail).where(and(isNull(outgoingMail.nextAttemptAt), isOld));
}
