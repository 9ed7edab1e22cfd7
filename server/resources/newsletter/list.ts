import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Subscription } from '#contract/newsletter.ts';
import type { subscriptionQuery } from '#contract/newsletter-admin.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/platform/db/client.ts';
import { containsWords } from '#server/platform/db/like.ts';
import { readPage, type Selection } from '#server/records/selection.ts';
import { listRecordColumns } from '#server/records/trash/columns.ts';
import { newsletterSubscriptions } from './schema.ts';

type SubscriptionQuery = z.output<typeof subscriptionQuery>;

const { emailKey: _key, searchText, ...shownColumns } = listRecordColumns(newsletterSubscriptions);

/** The columns that staff see: all except those for lookups. */
export { shownColumns };

function buildWhere({ status, source, search }: SubscriptionQuery): SQL | undefined {
  const { isSubscribed } = shownColumns;
  return and(
    status ? eq(isSubscribed, status === 'subscribed') : undefined,
    source ? eq(shownColumns.source, source) : undefined,
    search ? containsWords(searchText, search) : undefined,
  );
}

function buildOrder({ sortBy, sortOrder }: SubscriptionQuery): SQL[] {
  const direction = sortOrder === 'asc' ? asc : desc;
  const column = shownColumns[sortBy];
  const isText = ['firstName', 'lastName', 'email'].includes(sortBy);
  const ordered = direction(isText ? sql`lower(${column})` : column);
  return [column.notNull ? ordered : sql`${ordered} nulls last`, direction(shownColumns._id)];
}

/** Selects the subscriptions that match a list's query. */
export const selectSubscriptions = (query: SubscriptionQuery): Selection => ({
  table: newsletterSubscriptions,
  columns: shownColumns,
  where: buildWhere(query),
  order: buildOrder(query),
});

/** Lists one page of subscriptions, with the total count. */
export const listSubscriptions = (db: Db, query: SubscriptionQuery) =>
  readPage<Subscription>(db, selectSubscriptions(query), query);
