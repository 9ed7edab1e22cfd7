import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { SubscriptionSource } from '#contract/newsletter.ts';
import type { Db } from '#server/db/client.ts';
import { nextVersion } from '#server/db/next-version.ts';
import { postLetters } from '#server/mail/post.ts';
import { confirmationLetter } from './confirmation.ts';
import { countChange } from './counts.ts';
import { isFirstUnderKey } from './first-under-key.ts';
import type { Newsletter } from './newsletter.ts';
import { newsletterSubscriptions } from './schema.ts';

/** What a visitor gave, and where. */
interface Given {
  email: string;
  firstName?: string;
  lastName?: string;
  source: SubscriptionSource;
}

interface Subscribed {
  _id: string;
  /** Whether it has begun with this call, for the first time or again. */
  isNew: boolean;
}

async function insertSubscription(tx: Db, given: Given): Promise<Subscribed | null> {
  const now = new Date().toISOString();
  const [made] = await tx
    .insert(newsletterSubscriptions)
    .values({
      _id: uuidv7(),
      ...given,
      emailKey: given.email.toLowerCase(),
      isSubscribed: true,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing({ target: newsletterSubscriptions.emailKey })
    .returning({ _id: newsletterSubscriptions._id });
  if (!made) return null;
  await countChange(tx, now, { after: { isSubscribed: true } });
  return { _id: made._id, isNew: true };
}

/** Begins a known address's subscription again and fills in names that were missing. */
async function renewSubscription(tx: Db, given: Given): Promise<Subscribed | null> {
  const { emailKey } = newsletterSubscriptions;
  const [known] = await tx
    .select()
    .from(newsletterSubscriptions)
    .where(eq(emailKey, given.email.toLowerCase()))
    .for('update');
  if (!known) return null;
  const { _id, isSubscribed, createdAt, updatedAt } = known;
  const firstName = known.firstName ?? given.firstName ?? null;
  const lastName = known.lastName ?? given.lastName ?? null;
  const isSame = isSubscribed && firstName === known.firstName && lastName === known.lastName;
  if (!isSame) {
    await tx
      .update(newsletterSubscriptions)
      .set({ isSubscribed: true, firstName, lastName, updatedAt: nextVersion(updatedAt) })
      .where(eq(newsletterSubscriptions._id, _id));
    await countChange(tx, createdAt, { before: known, after: { isSubscribed: true } });
  }
  return { _id, isNew: !isSubscribed };
}

async function store(tx: Db, given: Given): Promise<Subscribed> {
  const stored = (await insertSubscription(tx, given)) ?? (await renewSubscription(tx, given));
  // Neither, where staff deleted it between the two: then there is room for it.
  return stored ?? (await store(tx, given));
}

/**
 * Subscribes an address; letter case aside there is one subscription for each. An address that had
 * unsubscribed is subscribed again; its source stays. When a subscription begins, a letter that
 * confirms it and tells the way out is written with it. The same input under the same Idempotency-Key
 * does nothing again, even if the address has unsubscribed since; another input under it throws a
 * conflict.
 */
export async function subscribe(
  newsletter: Newsletter,
  given: Given,
  sentKey?: string,
): Promise<void> {
  const secret = await newsletter.secret();
  const isNew = await newsletter.db.transaction(async (tx) => {
    if (sentKey && !(await isFirstUnderKey(tx, sentKey, given))) return false;
    const subscribed = await store(tx, given);
    if (subscribed.isNew) {
      const url = newsletter.unsubscribeUrl(secret, subscribed._id);
      await postLetters(tx, [confirmationLetter(given.email, url)]);
    }
    return subscribed.isNew;
  });
  if (isNew) newsletter.wakeMail();
}
