import { createHash } from 'node:crypto';
import { and, asc, eq, gt, lte } from 'drizzle-orm';
import type { Language } from '#contract/site/language.ts';
import type { Db } from '#server/platform/db/client.ts';
import { queueEmails } from '#server/platform/mail/queue-emails.ts';
import { getsIssues, newsletterSubscriptions } from '../schema.ts';
import { newsletterDeliveries, newsletterIssues } from './schema.ts';
import { buildIssueEmail, countProgress } from './send.ts';

type Issue = typeof newsletterIssues.$inferSelect;

/** The settings for building and pacing emails of issues. */
export interface IssueSending {
  /** The origin of links and pictures. */
  origin: string;
  buildUnsubscribeUrl: (subscriptionId: string, language?: Language) => string;
  perMinute: number;
}

/** The result of one call: how many emails were queued, and whether more may be queued immediately. */
interface Batch {
  queued: number;
  hasMore: boolean;
}

const minuteMs = 60_000;
/** A sender that was stopped does not catch up, which would exceed the rate. */
const maxPaceMs = 5_000;
const maxBatch = 500;

/**
 * Locks the oldest issue that is not completely queued; null if there is none. A process that finds it locked waits, so
 * that the rate applies to all processes and issues together.
 */
async function lockSending(tx: Db): Promise<Issue | null> {
  const [issue] = await tx
    .select()
    .from(newsletterIssues)
    .where(and(eq(newsletterIssues.status, 'sending'), eq(newsletterIssues.isQueued, false)))
    .orderBy(asc(newsletterIssues.startedAt))
    .limit(1)
    .for('update');
  return issue ?? null;
}

/** Returns how many emails the rate allows now, and until when they use it up. */
function takeFromRate({ pacedAt, startedAt }: Issue, perMinute: number, now: number) {
  const oldest = now - Math.max(maxPaceMs, minuteMs / perMinute);
  const from = Math.max(Date.parse(pacedAt ?? startedAt ?? ''), oldest);
  const allowed = Math.max(0, Math.floor(((now - from) * perMinute) / minuteMs));
  const limit = Math.min(allowed, maxBatch);
  return { limit, pacedAt: new Date(from + (limit * minuteMs) / perMinute).toISOString() };
}

/**
 * Lists and locks the next subscriptions after the cursor: one that ends concurrently is either not listed, or ends
 * after its email was queued and deletes it again.
 */
const listNext = (tx: Db, { cursor, startedAt }: Issue, limit: number) => {
  const { _id, email, language, createdAt } = newsletterSubscriptions;
  return tx
    .select({ _id, email, language })
    .from(newsletterSubscriptions)
    .where(and(getsIssues(), lte(createdAt, startedAt ?? ''), cursor ? gt(_id, cursor) : undefined))
    .orderBy(asc(_id))
    .limit(limit)
    .for('share');
};

/**
 * Derives the id of an issue's email to a subscription, and with it the Message-ID: if a restored product sends it
 * again, mailboxes recognize the duplicate.
 */
function deriveEmailId(issueId: string, subscriptionId: string): string {
  const hash = createHash('sha256').update(`${issueId} ${subscriptionId}`).digest('hex');
  // A UUID of version 8, which RFC 9562 leaves to applications.
  return hash.slice(0, 32).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5');
}

/** Queues the issue's emails to these subscriptions, except to those that already have one. Returns how many. */
async function queueFor(
  tx: Db,
  issue: Issue,
  subscriptions: readonly { _id: string; email: string; language: Language }[],
  { origin, buildUnsubscribeUrl }: IssueSending,
): Promise<number> {
  if (subscriptions.length === 0) return 0;
  const delivered = await tx
    .insert(newsletterDeliveries)
    .values(
      subscriptions.map(({ _id }) => ({
        issueId: issue._id,
        subscriptionId: _id,
        emailId: deriveEmailId(issue._id, _id),
      })),
    )
    .onConflictDoNothing()
    .returning();
  const emailIds = new Map(delivered.map((row) => [row.subscriptionId, row.emailId]));
  const emails = subscriptions.flatMap(({ _id, email: recipient, language }) => {
    const emailId = emailIds.get(_id);
    if (!emailId) return [];
    const unsubscribeUrl = buildUnsubscribeUrl(_id, language);
    const reader = { recipient, language, origin, unsubscribeUrl };
    return [{ _id: emailId, ...buildIssueEmail(issue, reader) }];
  });
  if (emails.length > 0) await queueEmails(tx, emails);
  return emails.length;
}

/**
 * Queues the next emails of the issue that is being sent, as many as the rate allows. The cursor moves in the
 * transaction that queues the emails, so that a process can die at any moment. While a minute's worth of emails is
 * waiting, because the mail server is down, none are added. Emails that the server deferred individually, for example
 * because a mailbox is full, do not count.
 */
export async function queueNextBatch(
  db: Db,
  sending: IssueSending,
  now = Date.now(),
): Promise<Batch> {
  return await db.transaction(async (tx) => {
    const issue = await lockSending(tx);
    if (!issue) return { queued: 0, hasMore: false };
    const { limit, pacedAt } = takeFromRate(issue, sending.perMinute, now);
    const { waiting, refused } = await countProgress(tx, issue);
    if (limit === 0 || waiting - refused >= sending.perMinute) {
      return { queued: 0, hasMore: false };
    }
    const next = await listNext(tx, issue, limit);
    const queued = await queueFor(tx, issue, next, sending);
    const cursor = next.at(-1)?._id ?? issue.cursor;
    const isQueued =
      next.length < limit && (await listNext(tx, { ...issue, cursor }, 1)).length === 0;
    await tx
      .update(newsletterIssues)
      .set({ cursor, isQueued, pacedAt })
      .where(eq(newsletterIssues._id, issue._id));
    return { queued, hasMore: !isQueued && limit === maxBatch };
  });
}
