import {
  bigint,
  date,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';

/** The dealer for the counts of head office's requests, because keys cannot contain null. */
export const noDealer = '00000000-0000-0000-0000-000000000000';

const dealer = () => uuid().notNull().default(noDealer);

/**
 * Requests by type, and newsletter subscriptions, by Pakistani day, status and dealer: statistics read this
 * instead of counting records.
 * A row is split into shards, one per group of connections, because writers of one row wait until the previous
 * transaction is on disk.
 */
export const leadDays = pgTable(
  'lead_days',
  {
    lead: text().notNull(),
    day: date({ mode: 'string' }).notNull(),
    status: text().notNull(),
    dealer: dealer(),
    shard: smallint().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lead, table.day, table.status, table.shard, table.dealer] }),
  ],
);

/**
 * The number of a type's and a dealer's requests for each known value of a tallied field; sharded like the daily
 * counts.
 */
export const leadTallies = pgTable(
  'lead_tallies',
  {
    lead: text().notNull(),
    field: text().notNull(),
    value: text().notNull(),
    dealer: dealer(),
    shard: smallint().notNull(),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lead, table.field, table.value, table.shard, table.dealer] }),
  ],
);

/**
 * Lifetime counters of each type, sharded like the daily counts: accepted (never decreases) and purged. The difference
 * must equal the number of stored rows.
 */
export const leadLedger = pgTable(
  'lead_ledger',
  {
    lead: text().notNull(),
    shard: smallint().notNull(),
    accepted: bigint({ mode: 'number' }).notNull(),
    purged: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.lead, table.shard] })],
);

/** The response targets that staff have set; other types use their default. */
export const responseTargets = pgTable('response_targets', {
  _id: uuid('_id').primaryKey().defaultRandom(),
  kind: text().notNull().unique(),
  minutes: integer().notNull(),
});
