import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Fuel, Origin } from '#contract/on-road/tariff-lines.ts';
import type { AdjustmentType, CarFact } from '#contract/prices/pricing.ts';
import { instant } from '#server/platform/db/columns.ts';
import { foldCase } from '#server/platform/db/text-search.ts';
import { isNotTrashed, trashColumns, trashIndex } from '#server/records/trash/columns.ts';
import { urduColumns } from '#server/records/urdu.ts';

/** Whole rupees. */
const rupees = () => bigint({ mode: 'number' });

const consumption = () => numeric({ precision: 4, scale: 1, mode: 'number' });

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
    pricedAt: instant().notNull().default(sql`now()`),
    engineCc: integer(),
    batteryKwh: numeric({ precision: 6, scale: 2, mode: 'number' }),
    fuel: text().$type<Fuel>(),
    origin: text().$type<Origin>(),
    litresPer100Km: consumption(),
    kwhPer100Km: consumption(),
    sampleFacts: text().array().$type<CarFact[]>().notNull().default([]),
    bookingAmount: rupees(),
    deliveryWeeks: integer(),
    deliveryStatedOn: date({ mode: 'string' }),
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
    uniqueIndex('cars_vehicle_id').on(foldCase(table.vehicleId)).where(isNotTrashed(table)),
    check('cars_base_price', sql`${table.basePrice} between 0 and 999999999999`),
  ],
);

/** Every price that a car has had. Written with the change itself. */
export const priceChanges = pgTable(
  'price_changes',
  {
    _id: uuid('_id').primaryKey(),
    carId: uuid()
      .notNull()
      .references(() => cars._id, { onDelete: 'cascade' }),
    basePrice: rupees().notNull(),
    reason: text(),
    by: text(),
    createdAt: instant().notNull(),
  },
  (table) => [index('price_changes_car').on(table.carId, table.createdAt)],
);

/** The amounts that each city adds to a price. The limits keep all prices exact as JSON numbers. */
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

/** The company's terms of payment, which hold for every car: one row, once staff have entered them. */
export const paymentTerms = pgTable(
  'payment_terms',
  {
    _id: uuid('_id').primaryKey(),
    payee: text(),
    restDue: text(),
    /** One paper a line. */
    papers: text(),
    ...urduColumns(),
    updatedAt: instant().notNull(),
  },
  () => [uniqueIndex('payment_terms_only').on(sql`(true)`)],
);
