import { numberInput } from '../input/number-input.ts';
import { z } from '../zod.ts';
import { day, sourceFields } from './dated.ts';

/** What petrol and electricity cost from a day on, for running costs. */
export interface EnergyPrice {
  _id: string;
  from: string;
  /** Rupees per liter and per kilowatt-hour, with up to two decimals. */
  petrolPerLitre: number;
  electricityPerKwh: number;
  sourceTitle: string;
  sourceUrl: string | null;
  isSample: boolean;
  createdAt: string;
  updatedAt: string;
}

const energyFields = {
  from: day('Please enter the first day'),
  petrolPerLitre: numberInput({
    name: 'The price of petrol',
    min: 0,
    max: 100_000,
    missing: 'Please enter the price of petrol',
    decimals: 2,
  }),
  electricityPerKwh: numberInput({
    name: 'The price of electricity',
    min: 0,
    max: 100_000,
    missing: 'Please enter the price of electricity',
    decimals: 2,
  }),
  ...sourceFields,
};

export const energyPriceInput = z.object(energyFields);
export const energyPriceUpdate = z.partial(z.object(energyFields));

/** Energy prices as staff manage them. */
export const energyPriceAdmin = {
  slug: 'energy-prices',
  permission: 'tariffs',
  paths: { records: '/finance/admin/energy-prices' },
  texts: {
    title: 'Energy Prices',
    noun: { one: 'energy price', many: 'energy prices' },
    empty: 'No energy prices found',
    start: 'What petrol and electricity cost, from which day: running costs need both.',
    loadFailed: 'Failed to fetch energy prices',
    createFailed: 'Failed to create energy price',
    updateFailed: 'Failed to update energy price',
    deleteFailed: 'Failed to delete energy price',
    confirmDelete: 'Are you sure you want to delete this energy price?',
    taken: 'Other prices begin on this day',
  },
} as const;
