import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Jurisdiction } from '#contract/on-road/jurisdictions.ts';
import type {
  Confidence,
  DueTime,
  Fuel,
  Origin,
  TariffBase,
  TariffCharge,
  Taxpayer,
} from '#contract/on-road/tariff-lines.ts';
import type { TariffSource, TariffStatus } from '#contract/on-road/tariffs.ts';
import { instant } from '#server/platform/db/columns.ts';

/** Whole rupees. */
const rupees = () => bigint({ mode: 'number' });
const day = () => date({ mode: 'string' });

/**
 * The versions of each jurisdiction's tariff. The constraint `tariffs_no_overlap`, which its migration adds, rejects
 * two published versions for the same day.
 */
export const tariffs = pgTable(
  'tariffs',
  {
    _id: uuid('_id').primaryKey(),
    jurisdiction: text().$type<Jurisdiction>().notNull(),
    label: text().notNull(),
    from: day().notNull(),
    until: day(),
    status: text().$type<TariffStatus>().notNull(),
    sources: jsonb().$type<TariffSource[]>().notNull(),
    note: text(),
    checkedOn: day(),
    nonFilerLimit: rupees(),
    nonFilerLimitFrom: day(),
    isSample: boolean().notNull().default(false),
    editedBy: text(),
    authors: text().array().notNull().default([]),
    publishedBy: text(),
    publishedAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
  },
  (table) => [
    index('tariffs_from').on(table.from, table._id),
    check('tariffs_status', sql`${table.status} in ('draft', 'published', 'withdrawn')`),
    check('tariffs_range', sql`${table.until} is null or ${table.until} >= ${table.from}`),
  ],
);

/** The lines of a tariff, in order. Sizes in cubic centimeters and watt-hours, values in whole rupees. */
export const tariffLines = pgTable(
  'tariff_lines',
  {
    tariffId: uuid()
      .notNull()
      .references(() => tariffs._id, { onDelete: 'cascade' }),
    position: smallint().notNull(),
    charge: text().$type<TariffCharge>().notNull(),
    label: text().notNull(),
    engineFrom: integer(),
    engineBelow: integer(),
    batteryFrom: integer(),
    batteryBelow: integer(),
    valueFrom: rupees(),
    valueBelow: rupees(),
    fuels: text().array().$type<Fuel[]>().notNull(),
    origin: text().$type<Origin>(),
    taxpayer: text().$type<Taxpayer>(),
    rateBp: numeric({ precision: 7, scale: 1, mode: 'number' }),
    amount: rupees(),
    base: text().$type<TariffBase>().notNull(),
    due: text().$type<DueTime>().notNull(),
    isAdjustable: boolean().notNull(),
    isIncluded: boolean().notNull(),
    legalRef: text().notNull(),
    confidence: text().$type<Confidence>().notNull(),
  },
  (table) => [
    index('tariff_lines_tariff').on(table.tariffId, table.position),
    check('tariff_lines_figure', sql`${table.rateBp} is null or ${table.amount} is null`),
  ],
);
