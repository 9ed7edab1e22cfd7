import { and, eq, type SQL } from 'drizzle-orm';
import type { Subscription } from '#contract/newsletter.ts';
import type { subscriptionQuery } from '#contract/newsletter-admin.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/platform/db/client.ts';
import { orderedBy } from '#server/platform/db/columns.ts';
import { containsWords } from '#server/platform/db/text-search.ts';
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

/** Selects the subscriptions that match a list's query. */
export const selectSubscriptions = (query: SubscriptionQuery): Selection => ({
  table: newsletterSubscriptions,
  columns: shownColumns,
  where: buildWhere(query),
  order: orderedBy(shownColumns[query.sortBy], shownColumns._id, query.sortOrder),
});

/** Lists one page of subscriptions, with the total count. */
export const listSubscriptions = (db: Db, query: SubscriptionQuery) =>
  readPage<Subscription>(db, selectSubscriptions(query), query);
