import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { nextVersion } from '#server/db/next-version.ts';
import { countChange } from './counts.ts';
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

async function end(tx: Db, id: string): Promise<void> {
  const { _id, isSubscribed, createdAt, updatedAt } = newsletterSubscriptions;
  const [ended] = await tx
    .update(newsletterSubscriptions)
    .set({ isSubscribed: false, updatedAt: nextVersion(updatedAt) })
    .where(and(eq(_id, id), isSubscribed))
    .returning({ createdAt, isSubscribed });
  if (!ended) return;
  await countChange(tx, ended.createdAt, { before: { isSubscribed: true }, after: ended });
}

/** Ends the subscription that a link's token was signed for; doing so twice is no failure. */
export async function unsubscribe(
  { db, secret }: Newsletter,
  token: string,
): Promise<LinkedSubscription> {
  const id = readToken(await secret(), token);
  if (!id) return 'unknown';
  await db.transaction((tx) => end(tx, id));
  return await stateOf(db, id);
}
