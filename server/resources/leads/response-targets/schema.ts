import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';

/** The response targets that staff have set; other types have their default. */
export const responseTargets = pgTable('response_targets', {
  _id: uuid('_id').primaryKey().defaultRandom(),
  kind: text().notNull().unique(),
  minutes: integer().notNull(),
});
