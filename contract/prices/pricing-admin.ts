import { dateFormat, webAddressFormat } from '../input/formats.ts';
import {
  checkboxInput,
  clearableDecimal,
  clearableNumber,
  numberInput,
} from '../input/number-input.ts';
import { choiceInput, clearableText, text } from '../input/text.ts';
import { fuels, origins } from '../on-road/tariff-lines.ts';
import { recordTexts } from '../staff/record-texts.ts';
import { z } from '../zod.ts';
import type { AdjustmentType } from './pricing.ts';

/** The maximum of prices and fixed adjustments: their sum stays exact as a JSON number. */
const maxRupees = 999_999_999_999;
const maxPercent = 1000;

export const adjustmentTypes = ['fixed', 'percentage'] as const satisfies AdjustmentType[];

/** A car's consumption for 100 km. */
const consumption = { min: 0, max: 100, decimals: 1 };

const carFields = {
  name: text({ max: 100, missing: 'Please enter a name' }),
  model: text({ max: 100, missing: 'Please enter a model' }),
  variant: clearableText({ max: 100 }),
  vehicleId: text({ max: 100, missing: 'Please enter a vehicle ID' }),
  basePrice: numberInput({
    name: 'The base price',
    min: 0,
    max: maxRupees,
    missing: 'Please enter the base price',
  }),
  engineCc: clearableNumber({
    min: 1,
    max: 20_000,
    unit: 'cc',
    message: 'Please enter the engine’s size in whole cc, for example 1,499',
  }),
  batteryKwh: clearableDecimal({
    min: 0.1,
    max: 1_000,
    decimals: 2,
    message: 'Please enter the battery’s size in kWh, for example 47.8',
  }),
  fuel: z.optional(z.nullable(choiceInput('fuel', fuels))),
  origin: z.optional(z.nullable(choiceInput('origin', origins))),
  litresPer100Km: clearableDecimal({
    ...consumption,
    message: 'Please enter litres, for example 7.5',
  }),
  kwhPer100Km: clearableDecimal({ ...consumption, message: 'Please enter kWh, for example 16.5' }),
  bookingAmount: clearableNumber({
    min: 1,
    max: maxRupees,
    unit: 'rupees',
    message: 'Please enter the booking amount in whole rupees, for example 1,000,000',
  }),
  deliveryWeeks: clearableNumber({
    min: 1,
    max: 104,
    unit: 'weeks',
    message: 'Please enter the delivery time in whole weeks, for example 6',
  }),
  deliveryStatedOn: clearableText({ max: 10, format: dateFormat }),
  imageUrl: clearableText({ max: 2000, format: webAddressFormat }),
  description: clearableText({ max: 2000 }),
  isActive: checkboxInput('isActive'),
};

/** The reason for a new price, stored with it. Required for changes, not for the first price. */
const priceReason = clearableText({ max: 300 });

/** A new car of the price list, active by default. */
export const carInput = z.object({
  ...carFields,
  priceReason,
  isActive: z._default(carFields.isActive, true),
});

/**
 * A partial update of a car: absent fields keep their values. `confirmsPrice` and `confirmsFacts` clear the sample
 * marks of the price and of the facts.
 */
export const carUpdate = z.partial(
  z.object({
    ...carFields,
    priceReason,
    confirmsPrice: checkboxInput('confirmsPrice'),
    confirmsFacts: checkboxInput('confirmsFacts'),
  }),
);

/** A price of a car, and when it took effect. */
export interface PriceChange {
  _id: string;
  carId: string;
  /** Whole rupees. */
  basePrice: number;
  /** ISO 8601, UTC. */
  createdAt: string;
  reason: string | null;
  /** The account; null for the first price of sample content. */
  by: string | null;
}

/** The path of a car's price history, newest first. */
export const priceHistoryPath = (carId: string) => `/price-calculator/cars/${carId}/prices`;

interface Adjustment {
  adjustmentType: AdjustmentType;
  priceAdjustment: number;
}

/** The error of an adjustment's type and value in combination; null if they are valid. */
export function findAdjustmentFault({
  adjustmentType,
  priceAdjustment,
}: Adjustment): string | null {
  if (adjustmentType === 'fixed') {
    return Number.isInteger(priceAdjustment) ? null : 'A fixed adjustment is in whole rupees';
  }
  return Math.abs(priceAdjustment) <= maxPercent
    ? null
    : `A percentage is between -${maxPercent} and ${maxPercent}`;
}

const cityFields = {
  name: text({ max: 100, missing: 'Please enter a name' }),
  province: text({ max: 100, missing: 'Please enter a province' }),
  priceAdjustment: numberInput({
    name: 'The price adjustment',
    min: -maxRupees,
    max: maxRupees,
    missing: 'Please enter the price adjustment',
    decimals: 3,
  }),
  adjustmentType: choiceInput('adjustmentType', adjustmentTypes),
  description: clearableText({ max: 2000 }),
  isActive: checkboxInput('isActive'),
};

/** A new city, by default active and without adjustment. */
export const cityInput = z
  .object({
    ...cityFields,
    priceAdjustment: z._default(cityFields.priceAdjustment, 0),
    adjustmentType: z._default(cityFields.adjustmentType, 'fixed'),
    isActive: z._default(cityFields.isActive, true),
  })
  .check(
    z.refine((city) => findAdjustmentFault(city) === null, {
      error: ({ input }) => findAdjustmentFault(input as Adjustment) ?? '',
      path: ['priceAdjustment'],
    }),
  );

/** A partial update of a city: absent fields keep their values. */
export const cityUpdate = z.partial(z.object(cityFields));

const stats = '/price-calculator/stats';

/** The calculator's cars as staff manage them: docs/spec/content.md#cars. */
export const carAdmin = {
  slug: 'cars',
  permission: 'price-calculator',
  countedAs: 'price-calculator',
  paths: { records: '/price-calculator/cars', stats },
  texts: recordTexts({
    title: 'Cars Management',
    noun: { one: 'car', many: 'cars' },
    statsFailed: 'Failed to fetch calculation stats',
    taken: 'Another car has this vehicle ID',
    reasonMissing: 'Please say why the price changes',
  }),
} as const;

/** The calculator's cities as staff manage them: docs/spec/content.md#cities. */
export const cityAdmin = {
  slug: 'cities',
  permission: 'price-calculator',
  countedAs: 'price-calculator',
  paths: { records: '/price-calculator/cities', stats },
  texts: recordTexts({
    title: 'Cities Management',
    noun: { one: 'city', many: 'cities' },
  }),
} as const;
