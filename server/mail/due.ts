import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { outgoingMail } from './schema.ts';

/** A letter with its place in the line. */
export type PostedLetter = typeof outgoingMail.$inferSelect;

const inMs = (ms: number) => sql`clock_timestamp() + ${ms} * interval '1 millisecond'`;

/**
 * Takes up to `limit` letters that are due, for `leaseMs`: no other worker gets them meanwhile. A worker
 * that dies with a letter in hand leaves it to the others when the lease is over. Died it between
 * sending and crossing out, the letter is sent twice, under one Message-ID; it is never lost.
 */
export async function takeDue(db: Db, limit: number, leaseMs: number): Promise<PostedLetter[]> {
  const due = db
    .select({ _id: outgoingMail._id })
    .from(outgoingMail)
    .where(lte(outgoingMail.nextAttemptAt, sql`clock_timestamp()`))
    .orderBy(asc(outgoingMail.nextAttemptAt), asc(outgoingMail._id))
    .limit(limit)
    .for('update', { skipLocked: true });
  return await db
    .update(outgoingMail)
    .set({ nextAttemptAt: inMs(leaseMs), attempts: sql`${outgoingMail.attempts} + 1` })
    .where(inArray(outgoingMail._id, due))
    .returning();
}

/** Forgets a letter that was sent: its recipient and text are nobody's business any more. */
export async function crossOut(db: Db, id: string): Promise<void> {
  await db.delete(outgoingMail).where(eq(outgoingMail._id, id));
}

/** Lets a letter wait after a failure; without a pause it is given up, and kept for a while. */
export async function putOff(
  db: Db,
  id: string,
  pauseMs: number | undefined,
  reason: string,
): Promise<void> {
  const nextAttemptAt = pauseMs === undefined ? null : inMs(pauseMs);
  await db
    .update(outgoingMail)
    .set({ nextAttemptAt, lastError: reason })
    .where(eq(outgoingMail._id, id));
}

/** Gives letters back that were taken and not sent, as if they had not been taken. */
export async function giveBack(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db
    .update(outgoingMail)
    .set({ nextAttemptAt: sql`clock_timestamp()`, attempts: sql`${outgoingMail.attempts} - 1` })
    .where(inArray(outgoingMail._id, [...ids]));
}

/** Removes letters that were given up a month ago. */
export async function sweepMail(db: Db): Promise<void> {
  const isOld = lte(outgoingMail.createdAt, sql`now() - interval '33 days'`);
  await db.delete(outgoingMail).where(and(isNull(outgoingMail.nextAttemptAt), isOld));
}
