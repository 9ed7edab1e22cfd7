import { sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/client.ts';
import { foldCase } from '#server/platform/db/text-search.ts';
import { isAddressRefusal } from '#server/platform/mail/failure.ts';
import { outgoingMail } from '#server/platform/mail/schema.ts';
import { newsletterSubscriptions } from './schema.ts';

/**
 * Marks the subscriptions whose address a mail server has refused for good, in any email since they last changed: issues
 * leave them out until they subscribe again.
 */
export async function markRefused(db: Db): Promise<void> {
  const { emailKey, refusedAt, updatedAt } = newsletterSubscriptions;
  const { recipient, nextAttemptAt, lastError, createdAt } = outgoingMail;
  await db.execute(sql`
    update ${newsletterSubscriptions} set refused_at = now()
    from ${outgoingMail}
    where ${refusedAt} is null and ${emailKey} = ${foldCase(sql`${recipient}`)}
      and ${nextAttemptAt} is null and ${isAddressRefusal(sql`${lastError}`)} and ${createdAt} >= ${updatedAt}`);
}
