import { and, eq, inArray, isNull, lte, type SQL, sql } from 'drizzle-orm';
import { heldUntil } from '#server/platform/backup/schema.ts';
import type { Db } from '#server/platform/db/client.ts';
import { prepared } from '#server/platform/db/statements.ts';
import { outgoingMail } from './schema.ts';

export type QueuedEmail = typeof outgoingMail.$inferSelect;

const afterMs = (ms: number | SQL) => sql`clock_timestamp() + ${ms} * interval '1 millisecond'`;

const placeholder = sql.placeholder;
const sentIds = sql`${placeholder('sent')}::uuid[]`;

/** Due emails, either bulk or not, in the order of sending. After a restore, older ones are held for staff. */
const selectDue = (isBulk: boolean, limit: SQL) => sql`
  select ${outgoingMail._id} from ${outgoingMail}
  where ${outgoingMail.isBulk} = ${sql.raw(String(isBulk))} and ${outgoingMail.nextAttemptAt} <= now()
    and ${outgoingMail._id} <> all(${sentIds}) and ${outgoingMail.createdAt} > ${heldUntil}
  order by ${outgoingMail.nextAttemptAt}, ${outgoingMail._id}
  limit ${limit}
  for update skip locked`;

const deleteAndLease = prepared('delete sent and lease due emails', (db) => {
  const isSent = sql`${outgoingMail._id} = any(${sentIds})`;
  const deleted = db
    .$with('deleted')
    .as(db.delete(outgoingMail).where(isSent).returning({ _id: outgoingMail._id }));
  const limit = sql`${placeholder('limit')}::int`;
  const urgent = db.$with('urgent', {}).as(selectDue(false, limit));
  const left = sql`least(${placeholder('maxBulk')}::int, ${limit} - (select count(*) from urgent))`;
  const bulk = db.$with('bulk', {}).as(selectDue(true, left));
  const leaseEnd = afterMs(sql`${placeholder('leaseMs')}::float8`);
  const ids = sql`array(select _id from urgent union all select _id from bulk)`;
  return db
    .with(deleted, urgent, bulk)
    .update(outgoingMail)
    .set({ nextAttemptAt: leaseEnd, attempts: sql`${outgoingMail.attempts} + 1` })
    .where(sql`${outgoingMail._id} = any(${ids})`)
    .returning();
});

/** Emails that a worker has sent, and how many more it can send. */
interface WorkerState {
  /** The ids of sent emails. They contain personal data that is no longer needed. */
  sent: readonly string[];
  limit: number;
  /** How many of them may be bulk emails, which are leased only if no others are due. */
  maxBulk: number;
  leaseMs: number;
}

/**
 * Deletes sent emails and leases up to `limit` due ones for `leaseMs`, during which no other worker gets them. It is
 * one statement, because every commit waits for the disk, as visitors' requests do. When the lease of a worker that
 * died expires, another one sends the email. If the worker died between sending and deleting, the email is sent twice
 * with the same Message-ID; none is ever lost.
 */
export const deleteSentAndLeaseDue = (db: Db, state: WorkerState): Promise<QueuedEmail[]> =>
  deleteAndLease(db, { ...state });

/** Deletes sent emails. */
export async function deleteSent(db: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db.delete(outgoingMail).where(inArray(outgoingMail._id, [...ids]));
}

/** Schedules the next attempt after a failure. Without a pause the email is given up, but stored for a while. */
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
