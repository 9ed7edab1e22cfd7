import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { AdjustmentType } from '#contract/pricing.ts';
import { instant } from '#server/platform/db/instant.ts';
import { isKept, trashColumns, trashIndex } from '#server/records/trash/columns.ts';

/** Whole rupees. */
const rupees = () => bigint({ mode: 'number' });

/** The price list. */
export const cars = pgTable(
  'cars',
  {
    _id: uuid('_id').primaryKey(),
    name: text().notNull(),
    model: text().notNull(),
    variant: text(),
    vehicleId: text().notNull(),
    basePrice: rupees().notNull(),
    imageUrl: text(),
    description: text(),
    isActive: boolean().notNull().default(true),
    isSample: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    ...trashColumns(),
  },
  (table) => [
    trashIndex('cars', table),
    uniqueIndex('cars_vehicle_id').on(sql`lower(${table.vehicleId})`).where(isKept(table)),
    check('cars_base_price', sql`${table.basePrice} between 0 and 999999999999`),
  ],
);

/** What each city adds to a price. The limits keep all prices exact as JSON numbers. */
export const cities = pgTable(
  'cities',
  {
    _id: uuid('_id').primaryKey(),
    name: text().notNull(),
    province: text().notNull(),
    priceAdjustment: numeric({ precision: 15, scale: 3, mode: 'number' }).notNull(),
    adjustmentType: text().$type<AdjustmentType>().notNull(),
    description: text(),
    isActive: boolean().notNull().default(true),
    isSample: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    ...trashColumns(),
  },
  (table) => [
    trashIndex('cities', table),
    check(
      'cities_price_adjustment',
      sql`case ${table.adjustmentType}
        when 'fixed' then ${table.priceAdjustment} = trunc(${table.priceAdjustment})
        when 'percentage' then abs(${table.priceAdjustment}) <= 1000
        else false end`,
    ),
  ],
);

/** Calculations that staff saved. Later price changes do not affect them. */
export const priceCalculations = pgTable('price_calculations', {
  _id: uuid('_id').primaryKey(),
  carId: uuid().notNull(),
  cityId: uuid().notNull(),
  basePrice: rupees().notNull(),
  cityAdjustment: rupees().notNull(),
  finalPrice: rupees().notNull(),
  createdAt: instant().notNull(),
});
