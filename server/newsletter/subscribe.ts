import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '#server/db/client.ts';
import { newsletterSubscriptions } from './schema.ts';

/**
 * Subscribes an address; letter case aside there is one subscription for each. An address that had
 * unsubscribed is subscribed again.
 */
export async function subscribe(db: Db, email: string): Promise<void> {
  const now = new Date().toISOString();
  await db
    .insert(newsletterSubscriptions)
    .values({
      _id: uuidv7(),
      email,
      emailKey: email.toLowerCase(),
      source: 'newsletter',
      isSubscribed: true,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: newsletterSubscriptions.emailKey,
      set: { isSubscribed: true, updatedAt: now },
      setWhere: sql`not ${newsletterSubscriptions.isSubscribed}`,
    });
}
