import { pgTable, text } from 'drizzle-orm/pg-core';

/** Keys that the product makes for itself, one for each purpose and all processes. */
export const secrets = pgTable('secrets', {
  purpose: text().primaryKey(),
  /** 32 random bytes, base64url. */
  value: text().notNull(),
});
