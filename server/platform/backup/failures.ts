import { eq } from 'drizzle-orm';
import { pakistanZone } from '#contract/format/pakistan-time.ts';
import type { Db } from '#server/platform/db/client.ts';
import { type Email, queueEmails } from '#server/platform/mail/queue-emails.ts';
import type { StoredArchive } from './archives.ts';
import { backupFailures, onlyRow } from './schema.ts';

const moment = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: pakistanZone,
});

const formatMoment = (at: Date) => `${moment.format(at)}, Pakistan time`;

/** A backup that failed. */
interface Failure {
  reason: string;
  at: Date;
  /** The newest good archive; undefined if the store cannot be read, null if it has none. */
  last: StoredArchive | null | undefined;
}

function describeLast(last: Failure['last']): string {
  if (last === undefined) return 'unknown, the archives cannot be listed';
  return last ? formatMoment(last.madeAt) : 'none';
}

const buildAlarm = (recipient: string, { reason, at, last }: Failure): Email => ({
  recipient,
  subject: 'Alarm: the website’s backup failed',
  text: [
    `The website’s scheduled backup failed at ${formatMoment(at)}. Please forward this email to the person who operates the website.`,
    `Reason: ${reason}\nLast good backup: ${describeLast(last)}`,
    'It is tried again every hour. You will get one more email, when a backup works again.',
  ].join('\n\n'),
});

const buildAllClear = (recipient: string, failingSince: Date, at: Date): Email => ({
  recipient,
  subject: 'The website’s backup works again',
  text: [
    `The website’s scheduled backup works again. The new backup was made at ${formatMoment(at)}.`,
    `Backups had failed since ${formatMoment(failingSince)}.`,
  ].join('\n\n'),
});

/** Returns when the last scheduled backup failed; null if it succeeded. */
export async function readLastFailure(db: Db): Promise<Date | null> {
  const [row] = await db.select({ at: backupFailures.lastFailedAt }).from(backupFailures);
  return row ? new Date(row.at) : null;
}

/** Stores a failure, and queues an email for `recipient` unless the previous backup failed too. */
export async function recordFailure(
  db: Db,
  failure: Failure,
  recipient: string | undefined,
): Promise<void> {
  const at = failure.at.toISOString();
  const { reason } = failure;
  await db.transaction(async (tx) => {
    const inserted = await tx
      .insert(backupFailures)
      .values({ _id: onlyRow, failingSince: at, lastFailedAt: at, reason })
      .onConflictDoNothing()
      .returning();
    if (inserted.length > 0) {
      if (recipient) await queueEmails(tx, [buildAlarm(recipient, failure)]);
    } else {
      await tx
        .update(backupFailures)
        .set({ lastFailedAt: at, reason })
        .where(eq(backupFailures._id, onlyRow));
    }
  });
}

/** Deletes a stored failure and, if there was one, queues an email to `recipient` that backups work again. */
export async function recordSuccess(
  db: Db,
  at: Date,
  recipient: string | undefined,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [ended] = await tx.delete(backupFailures).returning();
    if (!ended || !recipient) return;
    await queueEmails(tx, [buildAllClear(recipient, new Date(ended.failingSince), at)]);
  });
}
