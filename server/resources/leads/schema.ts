import { date, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';

/**
 * Requests by type, and newsletter subscriptions, by Pakistani day and status: statistics read this
 * instead of counting records.
 * A row is split into shards, one for each group of connections, because writers of one row queue
 * for it until their transactions are on disk.
 */
export const leadDays = pgTable(
  'lead_days',
  {
    lead: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    status: text().notNull(),
    shard: smallint().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.lead, table.day, table.status, table.shard] })],
);

/** How many requests of a type count under each known value of a tallied field; sharded like the days' counts. */
export const leadTallies = pgTable(
  'lead_tallies',
  {
    lead: text().notNull(),
    field: text().notNull(),
    value: text().notNull(),
    shard: smallint().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.lead, table.field, table.value, table.shard] })],
);
