import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
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
    source: text().$type<'popup' | 'newsletter'>().notNull(),
    isSubscribed: boolean().notNull(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [index('newsletter_subscriptions_newest').on(table.createdAt, table._id)],
);
