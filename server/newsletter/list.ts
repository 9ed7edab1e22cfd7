import { and, asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Subscription } from '#contract/newsletter.ts';
import type { subscriptionQuery } from '#contract/newsletter-admin.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/db/client.ts';
import { containsInList } from '#server/db/like.ts';
import { readPage, type Selection } from '#server/records/selection.ts';
import { newsletterSubscriptions } from './schema.ts';

type SubscriptionQuery = z.output<typeof subscriptionQuery>;

const {
  emailKey: _key,
  searchText: words,
  ...shownColumns
} = getTableColumns(newsletterSubscriptions);

/** The columns that a staff member sees: all but those that are kept for looking up. */
export { shownColumns };

function whereOf({ status, source, search }: SubscriptionQuery): SQL | undefined {
  const { isSubscribed } = shownColumns;
  return and(
    status ? eq(isSubscribed, status === 'subscribed') : undefined,
    source ? eq(shownColumns.source, source) : undefined,
    search ? containsInList(words, search) : undefined,
  );
}

function orderOf({ sortBy, sortOrder }: SubscriptionQuery): SQL[] {
  const direct = sortOrder === 'asc' ? asc : desc;
  const column = shownColumns[sortBy];
  const isWords = ['firstName', 'lastName', 'email'].includes(sortBy);
  const ordered = direct(isWords ? sql`lower(${column})` : column);
  return [column.notNull ? ordered : sql`${ordered} nulls last`, direct(shownColumns._id)];
}

/** The subscriptions that a list's query asks for. */
export const selectionOf = (query: SubscriptionQuery): Selection => ({
  table: newsletterSubscriptions,
  columns: shownColumns,
  where: whereOf(query),
  order: orderOf(query),
});

/** One page of subscriptions and how many there are in all. */
export const listSubscriptions = (db: Db, query: SubscriptionQuery) =>
  readPage<Subscription>(db, selectionOf(query), query);
