import { pgTable, text } from 'drizzle-orm/pg-core';

/** Secret keys that the product generates: one per purpose, shared by all processes. */
export const secrets = pgTable('secrets', {
  purpose: text().primaryKey(),
  /** 32 random bytes, base64url. */
  value: text().notNull(),
});
