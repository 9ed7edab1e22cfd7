import type { Subscription } from '#contract/newsletter.ts';
import { newsletterAdmin } from '#contract/newsletter-admin.ts';
import type { Actor } from '#server/platform/audit/actor.ts';
import type { Db } from '#server/platform/db/client.ts';
import {
  changeRecord,
  deleteRecord,
  type RecordChange,
  type Records,
} from '#server/records/records.ts';
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

/** Subscribes or unsubscribes an address on behalf of its owner. Returns the stored record. */
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

/** Deletes a subscription permanently. Its unsubscribe links stop working. */
export async function deleteSubscription(db: Db, id: string, actor: Actor): Promise<void> {
  await db.transaction(async (tx) => {
    const before = await deleteRecord(tx, subscriptions, id, actor);
    await countChange(tx, before.createdAt, { before });
    await dropQueuedIssues(tx, id);
  });
}
