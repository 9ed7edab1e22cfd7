import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/platform/db/client.ts';
import { nextVersion } from '#server/platform/db/columns.ts';
import { dropQueuedIssues } from './issues/send.ts';
import { countChange } from './list.ts';
import { type NewsletterServices, readToken } from './newsletter.ts';
import { newsletterSubscriptions } from './schema.ts';

/** The state of an unsubscribe link's subscription; `unknown` for a forged link. */
export type LinkedSubscription = 'subscribed' | 'unsubscribed' | 'unknown';

/**
 * The condition for all subscriptions of a subscription's address. There are several if staff deleted one and the
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

/** Reads the state of the subscription of a link's token. */
export async function findLinked(
  { db, secret }: NewsletterServices,
  token: string,
): Promise<LinkedSubscription> {
  return await readState(db, readToken(await secret(), token));
}

/** Ends all subscriptions of an address, including those in the trash, which must not be restored as active. */
async function endSubscriptions(tx: Db, id: string): Promise<void> {
  const { isSubscribed, updatedAt } = newsletterSubscriptions;
  const ended = await tx
    .update(newsletterSubscriptions)
    .set({ isSubscribed: false, updatedAt: nextVersion(updatedAt) })
    .where(and(isOfSameAddress(tx, id), isSubscribed))
    .returning();
  for (const after of ended) {
    await dropQueuedIssues(tx, after._id);
    // Subscriptions in the trash are not counted.
    if (after.deletedAt) continue;
    await countChange(tx, after.createdAt, { before: { isSubscribed: true }, after });
  }
}

/** Ends the subscription of a link's token, and others of its address. Ending it twice is not an error. */
export async function unsubscribe(
  { db, secret }: NewsletterServices,
  token: string,
): Promise<LinkedSubscription> {
  const id = readToken(await secret(), token);
  if (!id) return 'unknown';
  await db.transaction((tx) => endSubscriptions(tx, id));
  return await readState(db, id);
}
