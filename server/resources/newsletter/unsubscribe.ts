import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/client.ts';
import { nextVersion } from '#server/platform/db/next-version.ts';
import { countChange } from './counts.ts';
import { dropQueuedIssues } from './issues/send.ts';
import type { NewsletterServices } from './newsletter.ts';
import { newsletterSubscriptions } from './schema.ts';
import { readToken } from './unsubscribe-token.ts';

/** The state of the subscription of an unsubscribe link; also `unknown` for a forged link. */
export type LinkedSubscription = 'subscribed' | 'unsubscribed' | 'unknown';

async function readState(db: Db, id: string | null): Promise<LinkedSubscription> {
  if (!id) return 'unknown';
  const [found] = await db
    .select({ isSubscribed: newsletterSubscriptions.isSubscribed })
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions._id, id));
  if (!found) return 'unknown';
  return found.isSubscribed ? 'subscribed' : 'unsubscribed';
}

/** Reads the state of the subscription that a link's token belongs to, without changing it. */
export async function findLinked(
  { db, secret }: NewsletterServices,
  token: string,
): Promise<LinkedSubscription> {
  return await readState(db, readToken(await secret(), token));
}

/** Ends a subscription, also one in the trash: it must not come back. */
async function endSubscription(tx: Db, id: string): Promise<void> {
  const { _id, isSubscribed, createdAt, updatedAt, deletedAt } = newsletterSubscriptions;
  const [ended] = await tx
    .update(newsletterSubscriptions)
    .set({ isSubscribed: false, updatedAt: nextVersion(updatedAt) })
    .where(and(eq(_id, id), isSubscribed))
    .returning({ createdAt, isSubscribed, deletedAt });
  if (!ended) return;
  await dropQueuedIssues(tx, id);
  // One in the trash is not counted.
  if (ended.deletedAt) return;
  await countChange(tx, ended.createdAt, {
    before: { isSubscribed: true },
    after: ended,
  });
}

/** Ends the subscription that a link's token belongs to. Ending it twice is not an error. */
export async function unsubscribe(
  { db, secret }: NewsletterServices,
  token: string,
): Promise<LinkedSubscription> {
  const id = readToken(await secret(), token);
  if (!id) return 'unknown';
  await db.transaction((tx) => endSubscription(tx, id));
  return await readState(db, id);
}
