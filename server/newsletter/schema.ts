import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { SubscriptionSource } from '#contract/newsletter.ts';
import { instant } from '#server/db/instant.ts';

export const newsletterSubscriptions = pgTable(
  'newsletter_subscriptions',
  {
    _id: uuid('_id').primaryKey(),
    email: text().notNull(),
    /** The address in lower case: there is one subscription for each. */
    emailKey: text().notNull().unique(),
    firstName: text(),
    lastName: text(),
    /** Where the address was first given. */
    source: text().$type<SubscriptionSource>().notNull(),
    isSubscribed: boolean().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    /** What a search looks through, in lower case; the database keeps it in step with the rest. */
    searchText: text()
      .notNull()
      .generatedAlwaysAs(
        sql`lower(coalesce(first_name, '') || ' ' || coalesce(last_name, '') || ' ' || email)`,
      ),
  },
  (table) => [
    index('newsletter_subscriptions_newest').on(table.createdAt, table._id),
    index('newsletter_subscriptions_state').on(table.isSubscribed, table.createdAt, table._id),
    index('newsletter_subscriptions_source').on(table.source, table.createdAt, table._id),
    index('newsletter_subscriptions_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);
