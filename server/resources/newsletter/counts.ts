import type { Db } from '#server/platform/db/client.ts';
import { type CountChange, changeDayCounts } from '#server/resources/leads/day-counts.ts';
import type { newsletterSubscriptions } from './schema.ts';

/** The kind and the two states under which subscriptions are counted by day. */
export const counterKind = 'newsletter';
export const counterStates = { subscribed: 'subscribed', unsubscribed: 'unsubscribed' } as const;

type State = Pick<typeof newsletterSubscriptions.$inferSelect, 'isSubscribed'>;

const findCounter = ({ isSubscribed }: State) =>
  isSubscribed ? counterStates.subscribed : counterStates.unsubscribed;

/** Updates the counts when a subscription is created (no `before`), changed or deleted (no `after`). */
export async function countChange(
  tx: Db,
  createdAt: string,
  { before, after }: { before?: State; after?: State },
): Promise<void> {
  if (before?.isSubscribed === after?.isSubscribed) return;
  const changes: CountChange[] = [];
  if (before) changes.push({ status: findCounter(before), by: -1 });
  if (after) changes.push({ status: findCounter(after), by: 1 });
  await changeDayCounts(tx, counterKind, createdAt, changes);
}
