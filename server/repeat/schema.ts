import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/db/instant.ts';

/** What has been submitted under which key, so that a repeat gets the first answer. */
export const idempotencyLines = pgTable(
  'idempotency_lines',
  {
    /** What the key is for: a request type's slug, or 'newsletter'. */
    lead: text().notNull(),
    key: text().notNull(),
    /** SHA-256 of the accepted input: the same key with another body is a conflict. */
    bodyHash: text().notNull(),
    /** The record that the first answer names; the newsletter's names none. */
    recordId: uuid(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lead, table.key] }),
    // Lines expire in about the order in which they come: a range of blocks is enough to find them.
    index('idempotency_lines_expiry').using('brin', table.expiresAt),
  ],
);
