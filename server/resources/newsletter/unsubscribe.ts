import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/client.ts';
import { nextVersion } from '#server/platform/db/columns.ts';
import { dropQueuedIssues } from './issues/send.ts';
import { countChange } from './list.ts';
import { type NewsletterServices, readToken } from './newsletter.ts';
import { newsletterSubscriptions } from './schema.ts';

/** The state of the subscription of an unsubscribe link; also `unknown` for a forged link. */
export type LinkedSubscription = 'subscribed' | 'unsubscribed' | 'unknown';

/**
 * The condition for all subscriptions of the address that one belongs to. There are several if staff deleted one and the
 * reader subscribed again: the link in an older email must end them all.
 */
const isOfSameAddress = (db: Db, id: string) => {
  const { emailKey, _id } = newsletterSubscriptions;
  const address = db.select({ emailKey }).from(newsletterSubscriptions).where(eq(_id, id));
  return eq(emailKey, address);
};

async function readState(db: Db, id: string | null): Promise<LinkedSubscription> {
  if (!id) return 'unknown';
  const found = await db
    .select({ isSubscribed: newsletterSubscriptions.isSubscribed })
    .from(newsletterSubscriptions)
    .where(isOfSameAddress(db, id));
  if (found.length === 0) return 'unknown';
  return found.some(({ isSubscribed }) => isSubscribed) ? 'subscribed' : 'unsubscribed';
}

/** Reads the state of the subscription that a link's token belongs to, without changing it. */
export async function findLinked(
  { db, secret }: NewsletterServices,
  token: string,
): Promise<LinkedSubscription> {
  return await readState(db, readToken(await secret(), token));
}

/** Ends all subscriptions of an address, also those in the trash: they must not come back. */
async function endSubscriptions(tx: Db, id: string): Promise<void> {
  const { isSubscribed, updatedAt } = newsletterSubscriptions;
  const ended = await tx
    .update(newsletterSubscriptions)
    .set({ isSubscribed: false, updatedAt: nextVersion(updatedAt) })
    .where(and(isOfSameAddress(tx, id), isSubscribed))
    .returning();
  for (const after of ended) {
    await dropQueuedIssues(tx, after._id);
    // One in the trash is not counted.
    if (after.deletedAt) continue;
    await countChange(tx, after.createdAt, { before: { isSubscribed: true }, after });
  }
}

/** Ends the subscription that a link's token belongs to, and others of its address. Ending it twice is not an error. */
export async function unsubscribe(
  { db, secret }: NewsletterServices,
  token: string,
): Promise<LinkedSubscription> {
  const id = readToken(await secret(), token);
  if (!id) return 'unknown';
  await db.transaction((tx) => endSubscriptions(tx, id));
  return await readState(db, id);
}
