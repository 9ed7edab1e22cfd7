import {
  bigint,
  boolean,
  date,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/db/columns.ts';
import { isNotTrashed, trashColumns, trashIndex } from '#server/records/trash/columns.ts';

const datedColumns = () => ({
  _id: uuid('_id').primaryKey(),
  /** The first day on which it applies. */
  from: date({ mode: 'string' }).notNull(),
  sourceTitle: text().notNull(),
  sourceUrl: text(),
  isSample: boolean().notNull().default(false),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
  ...trashColumns(),
});

/** The rules and rates of car finance. Rates are hundredths of a percent, sums whole rupees. */
export const financeRules = pgTable(
  'finance_rules',
  {
    ...datedColumns(),
    label: text().notNull(),
    cap: bigint({ mode: 'number' }).notNull(),
    minDownBp: integer().notNull(),
    monthsSmall: smallint().notNull(),
    monthsLarge: smallint().notNull(),
    incomeShareBp: integer().notNull(),
    isImportedAllowed: boolean().notNull(),
    kiborBp: integer().notNull(),
    kiborTenor: text().notNull(),
    kiborOn: date({ mode: 'string' }).notNull(),
    spreadBp: integer().notNull(),
    islamicRateBp: integer().notNull(),
    insuranceBp: integer().notNull(),
    takafulBp: integer().notNull(),
    nonFilerLeaseBp: integer().notNull(),
  },
  (table) => [
    trashIndex('finance_rules', table),
    uniqueIndex('finance_rules_from').on(table.from).where(isNotTrashed(table)),
  ],
);

const price = () => numeric({ precision: 9, scale: 2, mode: 'number' });

/** The prices of petrol and electricity, in rupees. */
export const energyPrices = pgTable(
  'energy_prices',
  {
    ...datedColumns(),
    petrolPerLitre: price().notNull(),
    electricityPerKwh: price().notNull(),
  },
  (table) => [
    trashIndex('energy_prices', table),
    uniqueIndex('energy_prices_from').on(table.from).where(isNotTrashed(table)),
  ],
);

/** The company's promise for late deliveries. Rates are hundredths of a percent a year. */
export const compensationRules = pgTable(
  'compensation_rules',
  {
    ...datedColumns(),
    daysUntilDue: smallint().notNull(),
    kiborBp: integer().notNull(),
    marginBp: integer().notNull(),
    isOn: boolean().notNull(),
  },
  (table) => [
    trashIndex('compensation_rules', table),
    uniqueIndex('compensation_rules_from').on(table.from).where(isNotTrashed(table)),
  ],
);
