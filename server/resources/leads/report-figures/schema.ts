import {
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';

const moment = () => timestamp({ withTimezone: true, mode: 'string' });

/**
 * What reports count of a type's requests within a period that has passed, kept so that a report need not read them
 * again. Every row can be computed again; one whose period has a row in `report_changes` no longer holds.
 */
export const reportFigures = pgTable(
  'report_figures',
  {
    report: text().notNull(),
    /** The request type's slug. */
    kind: text().notNull(),
    /** The dealer whose requests are counted; `noDealer` for the requests of all. */
    dealer: uuid().notNull(),
    /** 0 for the counts; others hold values that few reports need. */
    part: integer().notNull(),
    start: moment().notNull(),
    until: moment().notNull(),
    /** The hash of what decides the figures besides the requests: the query and the opening hours. */
    basis: text().notNull(),
    figures: jsonb().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.report, table.kind, table.dealer, table.part, table.start, table.until],
    }),
  ],
);

/**
 * The times whose requests changed since figures were kept. Triggers of the database add rows (migration 0029); those
 * who keep figures delete them, with the figures that no longer hold.
 */
export const reportChanges = pgTable(
  'report_changes',
  {
    kind: text().notNull(),
    /** Whether `at` is the hour in which requests arrived, or the day of their appointment. */
    clock: text().$type<'arrival' | 'appointment'>().notNull(),
    at: moment().notNull(),
  },
  (table) => [index('report_changes_time').on(table.kind, table.clock, table.at)],
);
