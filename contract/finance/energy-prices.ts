import { numberInput } from '../input/number-input.ts';
import { recordTexts } from '../staff/record-texts.ts';
import { z } from '../zod.ts';
import { day, sourceFields } from './dated.ts';

/** The prices of petrol and electricity from a day on, for running costs. */
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
  texts: recordTexts({
    title: 'Energy Prices',
    noun: { one: 'energy price', many: 'energy prices' },
    start: 'What petrol and electricity cost, from which day: running costs need both.',
    taken: 'Other prices begin on this day',
  }),
} as const;
