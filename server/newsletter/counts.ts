import type { Db } from '#server/db/client.ts';
import { countMove, type Move } from '#server/leads/day-counts.ts';
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
  if (before?.isSubscribed === after?.isSubscribed) return;
  const moves: Move[] = [];
  if (before) moves.push([nameOf(before), -1]);
  if (after) moves.push([nameOf(after), 1]);
  await countMove(tx, countedAs, createdAt, moves);
}
