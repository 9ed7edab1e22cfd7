import { sql } from 'drizzle-orm';
import type { Subscription } from '#contract/newsletter.ts';
import { newsletterAdmin } from '#contract/newsletter-admin.ts';
import type { Db } from '#server/platform/db/client.ts';
import { changeRecord, type RecordChange, type Records } from '#server/records/records.ts';
import { defineTrash } from '#server/records/trash/rules.ts';
import { countChange } from './counts.ts';
import { dropQueuedIssues } from './issues/send.ts';
import { shownColumns } from './list.ts';
import { newsletterSubscriptions } from './schema.ts';

const subscriptions: Records<Subscription> = {
  kind: newsletterAdmin.slug,
  noun: 'subscription',
  table: newsletterSubscriptions,
  columns: shownColumns,
};

/** Subscribes or unsubscribes an address for its owner. Returns the stored record. */
export async function changeSubscription(
  db: Db,
  id: string,
  change: RecordChange<Pick<Subscription, 'isSubscribed'>>,
): Promise<Subscription> {
  return await db.transaction(async (tx) => {
    const { before, after } = await changeRecord(tx, subscriptions, id, change);
    await countChange(tx, before.createdAt, { before, after });
    if (!after.isSubscribed) await dropQueuedIssues(tx, id);
    return after;
  });
}

/**
 * How subscriptions go to the trash. Their unsubscribe links keep working, so that a subscription that was ended there
 * comes back as ended.
 */
export const subscriptionTrash = defineTrash(subscriptions, {
  title: sql`${newsletterSubscriptions.email}`,
  changeCounts: async (tx, row, by) => {
    const state = row as typeof newsletterSubscriptions.$inferSelect;
    await countChange(tx, row.createdAt, by === 1 ? { after: state } : { before: state });
    if (by === -1) await dropQueuedIssues(tx, row._id);
  },
});
