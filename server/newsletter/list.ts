import { and, asc, count, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Pagination } from '#contract/http.ts';
import type { Subscription } from '#contract/newsletter.ts';
import type { subscriptionQuery } from '#contract/newsletter-admin.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/db/client.ts';
import { containsLower } from '#server/db/like.ts';
import { paginationOf } from '#server/http/pagination.ts';
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
    search ? containsLower(words, search) : undefined,
  );
}

function orderOf({ sortBy, sortOrder }: SubscriptionQuery): SQL[] {
  const direct = sortOrder === 'asc' ? asc : desc;
  const column = shownColumns[sortBy];
  const isWords = ['firstName', 'lastName', 'email'].includes(sortBy);
  const ordered = direct(isWords ? sql`lower(${column})` : column);
  return [column.notNull ? ordered : sql`${ordered} nulls last`, direct(shownColumns._id)];
}

/** One page of subscriptions and how many there are in all. */
export async function listSubscriptions(
  db: Db,
  query: SubscriptionQuery,
): Promise<{ data: Subscription[]; pagination: Pagination }> {
  const where = whereOf(query);
  const [data, [total]] = await Promise.all([
    db
      .select(shownColumns)
      .from(newsletterSubscriptions)
      .where(where)
      .orderBy(...orderOf(query))
      .limit(query.limit)
      .offset((query.page - 1) * query.limit),
    db.select({ items: count() }).from(newsletterSubscriptions).where(where),
  ]);
  return { data, pagination: paginationOf(query, total?.items ?? 0) };
}
