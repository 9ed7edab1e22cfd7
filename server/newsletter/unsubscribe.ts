import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { nextVersion } from '#server/db/next-version.ts';
import type { Newsletter } from './newsletter.ts';
import { newsletterSubscriptions } from './schema.ts';
import { readToken } from './unsubscribe-token.ts';

/** How the subscription stands that an unsubscribe link is about; unknown also for a forged link. */
export type LinkedSubscription = 'subscribed' | 'unsubscribed' | 'unknown';

async function stateOf(db: Db, id: string | null): Promise<LinkedSubscription> {
  if (!id) return 'unknown';
  const [found] = await db
    .select({ isSubscribed: newsletterSubscriptions.isSubscribed })
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions._id, id));
  if (!found) return 'unknown';
  return found.isSubscribed ? 'subscribed' : 'unsubscribed';
}

/** How the subscription stands that a link's token was signed for. Nothing changes. */
export async function findLinked(
  { db, secret }: Newsletter,
  token: string,
): Promise<LinkedSubscription> {
  return await stateOf(db, readToken(await secret(), token));
}

/** Ends the subscription that a link's token was signed for; doing so twice is no failure. */
export async function unsubscribe(
  { db, secret }: Newsletter,
  token: string,
): Promise<LinkedSubscription> {
  const id = readToken(await secret(), token);
  if (!id) return 'unknown';
  const { _id, isSubscribed, updatedAt } = newsletterSubscriptions;
  await db
    .update(newsletterSubscriptions)
    .set({ isSubscribed: false, updatedAt: nextVersion(updatedAt) })
    .where(and(eq(_id, id), isSubscribed));
  return await stateOf(db, id);
}
