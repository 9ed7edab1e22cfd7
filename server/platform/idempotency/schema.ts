import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/db/columns.ts';

/** The used keys, so that a repeat gets the response of the first request. */
export const idempotencyLines = pgTable(
  'idempotency_lines',
  {
    /** The scope of the key: a request type's slug, or 'newsletter'. */
    lead: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of the accepted input. The same key with another body is a conflict. */
    bodyHash: text().notNull(),
    /** The record that the first response contains; null for the newsletter. */
    recordId: uuid(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lead, table.key] }),
    // Rows expire in roughly the order in which they are inserted, so a BRIN index is enough.
    index('idempotency_lines_expiry').using('brin', table.expiresAt),
  ],
);
