import type { Db } from '#server/db/client.ts';
import { countMove } from '#server/leads/day-counts.ts';
import type { newsletterSubscriptions } from './schema.ts';

/** The name under which subscriptions are counted by day, and their two states there. */
export const countedAs = 'newsletter';
export const counted = { subscribed: 'subscribed', unsubscribed: 'unsubscribed' } as const;

type State = Pick<typeof newsletterSubscriptions.$inferSelect, 'isSubscribed'>;

const nameOf = ({ isSubscribed }: State) =>
  isSubscribed ? counted.subscribed : counted.unsubscribed;

/** Keeps the counts right as a subscription comes (no `before`), changes or goes (no `after`). */
export async function countChange(
  tx: Db,
  createdAt: string,
  { before, after }: { before?: State; after?: State },
): Promise<void> {
  const isMoved = before?.isSubscribed !== after?.isSubscribed;
  if (!isMoved) return;
  await countMove(tx, countedAs, createdAt, [
    ...(before ? [[nameOf(before), -1] as [string, -1]] : []),
    ...(after ? [[nameOf(after), 1] as [string, 1]] : []),
  ]);
}
