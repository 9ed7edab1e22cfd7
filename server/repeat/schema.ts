import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/db/instant.ts';

/** What has been submitted under which key, so that a repeat gets the first answer. */
export const idempotencyLines = pgTable(
  'idempotency_lines',
  {
    lead: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of the accepted input: the same key with another body is a conflict. */
    bodyHash: text().notNull(),
    recordId: uuid().notNull(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lead, table.key] }),
    index('idempotency_lines_expiry').on(table.expiresAt),
  ],
);
