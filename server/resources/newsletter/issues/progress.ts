import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/client.ts';
import { isRefusal } from '#server/platform/mail/failure.ts';
import { outgoingMail } from '#server/platform/mail/schema.ts';
import { newsletterDeliveries, newsletterIssues } from './schema.ts';

interface Progress extends Record<string, unknown> {
  total: number;
  waiting: number;
  /** Of those that wait: the mail server refused this one email for now, and would take others. */
  refused: number;
  failed: number;
}

/** Counts an issue's emails: all, those still in the queue, and those that were given up. The others were sent. */
export async function countProgress(tx: Db, { _id }: { _id: string }): Promise<Progress> {
  const { rows } = await tx.execute<Progress>(sql`
    select count(*)::int as total,
           (count(*) filter (where mail.next_attempt_at is not null))::int as waiting,
           (count(*) filter (where mail.next_attempt_at is not null and ${isRefusal(sql`mail.last_error`)}))::int as refused,
           (count(*) filter (where mail._id is not null and mail.next_attempt_at is null))::int as failed
    from ${newsletterDeliveries} as delivery left join ${outgoingMail} as mail on mail._id = delivery.email_id
    where delivery.issue_id = ${_id}`);
  return rows[0] as Progress;
}

/** Stores how many emails of each issue were sent and given up, and ends the issues of which none waits. */
export async function updateProgress(db: Db): Promise<void> {
  const { _id, status, isQueued, recipients } = newsletterIssues;
  const sending = await db
    .select({ _id, isQueued })
    .from(newsletterIssues)
    .where(eq(status, 'sending'));
  for (const issue of sending) {
    const { total, waiting, failed } = await countProgress(db, issue);
    const sentAt = new Date().toISOString();
    const isDone = issue.isQueued && waiting === 0;
    await db
      .update(newsletterIssues)
      .set({
        sent: total - waiting - failed,
        failed,
        // Somebody may subscribe again after it began, and gets it, too.
        recipients: sql`greatest(${recipients}, ${total}::int)`,
        ...(isDone && { status: 'sent', sentAt, updatedAt: sentAt }),
      })
      .where(and(eq(_id, issue._id), eq(status, 'sending')));
  }
}
