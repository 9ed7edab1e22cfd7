import { and, count, eq, inArray, sql } from 'drizzle-orm';
import { issueAdmin, type NewsletterIssue } from '#contract/newsletter/newsletter-issues.ts';
import type { Language } from '#contract/site/language.ts';
import type { Actor } from '#server/platform/audit/record-change.ts';
import type { Db } from '#server/platform/db/client.ts';
import { AppError } from '#server/platform/errors.ts';
import { isRefusal } from '#server/platform/mail/failure.ts';
import { renderDirection } from '#server/platform/mail/html.ts';
import { type Email, queueEmails } from '#server/platform/mail/queue-emails.ts';
import { outgoingMail } from '#server/platform/mail/schema.ts';
import { findRecord } from '#server/records/operations.ts';
import { changeRecord, lockRecord } from '#server/records/records.ts';
import { markRefused } from '#server/resources/newsletter/mark-refused.ts';
import { newsletterWords } from '#server/resources/newsletter/newsletter.ts';
import { getsIssues, newsletterSubscriptions } from '#server/resources/newsletter/schema.ts';
import { issueRecords, requireDraft } from './records.ts';
import { renderIssueHtml, renderIssueText } from './render.ts';
import { newsletterDeliveries, newsletterIssues } from './schema.ts';

interface Progress extends Record<string, unknown> {
  total: number;
  waiting: number;
  /** Waiting emails that the mail server deferred individually. */
  refused: number;
  failed: number;
}

/** Counts an issue's emails: all, queued and failed ones. The rest were sent. */
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

/** Stores how many emails of each issue were sent and given up, and completes issues without waiting emails. */
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
        // People who subscribe again after it began also get it.
        recipients: sql`greatest(${recipients}, ${total}::int)`,
        ...(isDone && { status: 'sent', sentAt, updatedAt: sentAt }),
      })
      .where(and(eq(_id, issue._id), eq(status, 'sending')));
  }
}

type Content = Pick<NewsletterIssue, 'subject' | 'text' | 'imageUrl' | 'imageAlt'>;

interface Reader {
  recipient: string;
  /** The language of the lines below the issue. */
  language: Language;
  origin: string;
  unsubscribeUrl: string;
}

/** Builds an issue's email to one subscriber, with the unsubscribe link in the subscriber's language. */
export function buildIssueEmail(
  issue: Content,
  { recipient, language, origin, unsubscribeUrl }: Reader,
): Email {
  const { whyYouGetThis, unsubscribe } = newsletterWords[language];
  return {
    recipient,
    subject: issue.subject,
    text: `${renderIssueText(issue, origin)}\n\n${whyYouGetThis}\n${unsubscribe}:\n${unsubscribeUrl}`,
    html: `${renderIssueHtml(issue, origin)}
<p${renderDirection(whyYouGetThis)} style="margin:32px 0 0;padding:16px 0 0;border-top:1px solid #d6d9dd;font-size:13px">${whyYouGetThis}
<a href="${unsubscribeUrl}" style="color:#0b0d10">${unsubscribe}</a></p>`,
    unsubscribeUrl,
    isBulk: true,
  };
}

/** Queues an issue as a test email to one address, in any state. It is marked as a test and has no unsubscribe link. */
export async function sendTest(
  db: Db,
  id: string,
  { recipient, origin }: { recipient: string; origin: string },
): Promise<void> {
  const issue = await findRecord(db, issueRecords, id);
  const note = 'This is a test. Subscribers also get a link to unsubscribe.';
  await queueEmails(db, [
    {
      recipient,
      subject: `Test: ${issue.subject}`,
      text: `${renderIssueText(issue, origin)}\n\n${note}`,
      html: `${renderIssueHtml(issue, origin)}\n<p style="margin:32px 0 0;font-size:13px">${note}</p>`,
    },
  ]);
}

/**
 * Starts sending an issue to all current subscribers whose addresses were not refused. The second of two concurrent
 * calls gets a conflict, because the issue is locked and then no longer a draft.
 */
export async function startSending(
  db: Db,
  id: string,
  { basedOn, actor }: { basedOn: string | undefined; actor: Actor },
): Promise<NewsletterIssue> {
  return await db.transaction(async (tx) => {
    requireDraft(await lockRecord(tx, issueRecords, id));
    await markRefused(tx);
    const [subscribed] = await tx
      .select({ total: count() })
      .from(newsletterSubscriptions)
      .where(getsIssues());
    const recipients = subscribed?.total ?? 0;
    if (recipients === 0) throw new AppError('conflict', issueAdmin.texts.nobody);
    const startedAt = new Date().toISOString();
    const changes = { status: 'sending' as const, recipients, startedAt, isSample: false };
    return (await changeRecord(tx, issueRecords, id, { changes, basedOn, actor })).after;
  });
}

/**
 * Pauses the issues that are being sent, and deletes their queued emails: a restored product does not know which of
 * them were sent after the backup. Returns how many issues.
 */
export async function pauseSending(tx: Db): Promise<number> {
  const { _id, status } = newsletterIssues;
  const paused = await tx
    .update(newsletterIssues)
    .set({ status: 'paused', updatedAt: new Date().toISOString() })
    .where(eq(status, 'sending'))
    .returning({ _id });
  for (const issue of paused) {
    const queued = sql`select ${outgoingMail._id} from ${outgoingMail} where ${outgoingMail.nextAttemptAt} is not null`;
    const dropped = await tx
      .delete(newsletterDeliveries)
      .where(
        and(
          eq(newsletterDeliveries.issueId, issue._id),
          sql`${newsletterDeliveries.emailId} in (${queued})`,
        ),
      )
      .returning({ emailId: newsletterDeliveries.emailId });
    const emailIds = dropped.map(({ emailId }) => emailId);
    await tx.delete(outgoingMail).where(inArray(outgoingMail._id, emailIds));
    const progress = await countProgress(tx, issue);
    await tx
      .update(newsletterIssues)
      .set({ sent: progress.total - progress.failed, failed: progress.failed })
      .where(eq(_id, issue._id));
  }
  return paused.length;
}

/** Resumes a paused issue, for everyone who is not known to have received it. Throws a conflict unless it is paused. */
export async function resumeSending(
  db: Db,
  id: string,
  { basedOn, actor }: { basedOn: string | undefined; actor: Actor },
): Promise<NewsletterIssue> {
  return await db.transaction(async (tx) => {
    const { status } = await lockRecord(tx, issueRecords, id);
    if (status !== 'paused') throw new AppError('conflict', issueAdmin.texts.notPaused);
    // Restart at the first subscription: those whose queued emails were deleted precede the cursor.
    const restart = { cursor: null, isQueued: false, pacedAt: null };
    await tx.update(newsletterIssues).set(restart).where(eq(newsletterIssues._id, id));
    const changes = { status: 'sending' as const };
    return (await changeRecord(tx, issueRecords, id, { changes, basedOn, actor })).after;
  });
}

/** Deletes queued emails of issues to a subscription. Call it when the subscription ends. */
export async function dropQueuedIssues(tx: Db, subscriptionId: string): Promise<void> {
  const { emailId } = newsletterDeliveries;
  const queued = tx
    .select({ emailId })
    .from(newsletterDeliveries)
    .where(eq(newsletterDeliveries.subscriptionId, subscriptionId));
  const dropped = await tx
    .delete(outgoingMail)
    .where(inArray(outgoingMail._id, queued))
    .returning({ _id: outgoingMail._id });
  if (dropped.length === 0) return;
  const ids = sql.param(dropped.map(({ _id }) => _id));
  await tx.delete(newsletterDeliveries).where(sql`${emailId} = any(${ids}::uuid[])`);
}
