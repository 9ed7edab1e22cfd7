import { webAddressFormat } from './formats.ts';
import { numberInput, tickInput } from './number-input.ts';
import type { AdjustmentType } from './pricing.ts';
import { clearableText, text } from './text.ts';
import { z } from './zod.ts';

/** What a fixed adjustment may come to: together with any price it stays exact as a number of JSON. */
const mostRupees = 999_999_999_999;
const mostPercent = 1000;

export const adjustmentTypes = ['fixed', 'percentage'] as const satisfies AdjustmentType[];

const carFields = {
  name: text({ max: 100, missing: 'Please enter a name' }),
  model: text({ max: 100, missing: 'Please enter a model' }),
  variant: clearableText({ max: 100 }),
  vehicleId: text({ max: 100, missing: 'Please enter a vehicle ID' }),
  basePrice: numberInput({
    name: 'The base price',
    min: 0,
    max: mostRupees,
    missing: 'Please enter the base price',
  }),
  imageUrl: clearableText({ max: 2000, format: webAddressFormat }),
  description: clearableText({ max: 2000 }),
  isActive: tickInput('isActive'),
};

/** A new car of the price list; active unless it says otherwise. */
export const carInput = z.object({ ...carFields, isActive: z._default(carFields.isActive, true) });

/** A change of a car: what it names is changed, the rest stays. */
export const carUpdate = z.partial(z.object(carFields));

interface Adjustment {
  adjustmentType: AdjustmentType;
  priceAdjustment: number;
}

/** What is wrong with an adjustment as a whole; null if nothing. */
export function faultOfAdjustment({ adjustmentType, priceAdjustment }: Adjustment): string | null {
  if (adjustmentType === 'fixed') {
    return Number.isInteger(priceAdjustment) ? null : 'A fixed adjustment is in whole rupees';
  }
  return Math.abs(priceAdjustment) <= mostPercent
    ? null
    : `A percentage is between -${mostPercent} and ${mostPercent}`;
}

const cityFields = {
  name: text({ max: 100, missing: 'Please enter a name' }),
  province: text({ max: 100, missing: 'Please enter a province' }),
  priceAdjustment: numberInput({
    name: 'The price adjustment',
    min: -mostRupees,
    max: mostRupees,
    missing: 'Please enter the price adjustment',
    decimals: 3,
  }),
  adjustmentType: z.enum(adjustmentTypes, {
    error: `adjustmentType must be one of: ${adjustmentTypes.join(', ')}`,
  }),
  description: clearableText({ max: 2000 }),
  isActive: tickInput('isActive'),
};

/** A new city; without a word of its own it is active and adds nothing. */
export const cityInput = z
  .object({
    ...cityFields,
    priceAdjustment: z._default(cityFields.priceAdjustment, 0),
    adjustmentType: z._default(cityFields.adjustmentType, 'fixed'),
    isActive: z._default(cityFields.isActive, true),
  })
  .check(
    z.refine((city) => faultOfAdjustment(city) === null, {
      error: ({ input }) => faultOfAdjustment(input as Adjustment) ?? '',
      path: ['priceAdjustment'],
    }),
  );

/** A change of a city: what it names is changed, the rest stays. */
export const cityUpdate = z.partial(z.object(cityFields));

const stats = '/price-calculator/stats';

/** The calculator's cars as staff work on them (document 3, sections 2, 7 and 8). */
export const carAdmin = {
  slug: 'cars',
  countedAs: 'price-calculator',
  paths: { records: '/price-calculator/cars', stats },
  texts: {
    title: 'Cars Management',
    noun: { one: 'car', many: 'cars' },
    empty: 'No cars found',
    loadFailed: 'Failed to fetch cars',
    createFailed: 'Failed to create car',
    updateFailed: 'Failed to update car',
    deleteFailed: 'Failed to delete car',
    confirmDelete: 'Are you sure you want to delete this car?',
    taken: 'Another car has this vehicle ID',
  },
} as const;

/** The calculator's cities as staff work on them. */
export const cityAdmin = {
  slug: 'cities',
  countedAs: 'price-calculator',
  paths: { records: '/price-calculator/cities', stats },
  texts: {
    title: 'Cities Management',
    noun: { one: 'city', many: 'cities' },
    empty: 'No cities found',
    loadFailed: 'Failed to fetch cities',
    createFailed: 'Failed to create city',
    updateFailed: 'Failed to update city',
    deleteFailed: 'Failed to delete city',
    confirmDelete: 'Are you sure you want to delete this city?',
  },
} as const;
