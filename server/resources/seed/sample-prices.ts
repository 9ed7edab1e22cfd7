import { listFamilyFacts } from '#catalogue/specifications/facts.ts';
import { soldTrims } from '#catalogue/trims.ts';
import { vehicles } from '#catalogue/vehicles.ts';
import {
  type AdjustmentType,
  type Car,
  type CarFact,
  type City,
  carFacts,
} from '#contract/prices/pricing.ts';
import type { Specification } from '#contract/prices/specifications.ts';
import { newId } from '#server/platform/new-id.ts';

/** Fictional prices in whole rupees, by trim. */
const prices: Record<(typeof soldTrims)[number]['trim']['id'], number> = {
  'haval-h6-1.5': 9_000_000,
  'haval-h6-2.0': 10_000_000,
  'haval-h6-hev': 11_500_000,
  'haval-h6-phev': 12_500_000,
  'haval-jolion': 7_500_000,
  'haval-jolion-hev': 8_500_000,
  'ora-03': 8_000_000,
  'ora-07-fwd': 14_000_000,
  'ora-07-awd': 15_500_000,
  'tank-500-hev': 35_000_000,
};

type Facts = Partial<Pick<Car, CarFact>>;

const petrol: Facts = { fuel: 'petrol', origin: 'local' };
const hybrid: Facts = { fuel: 'hev', origin: 'local' };
const electric: Facts = { fuel: 'bev', origin: 'imported' };

/** Facts by trim, as a basis for on-road prices and running costs. They do not describe real cars. */
const facts: Record<(typeof soldTrims)[number]['trim']['id'], Facts> = {
  'haval-h6-1.5': { ...petrol, engineCc: 1_499, litresPer100Km: 9 },
  'haval-h6-2.0': { ...petrol, engineCc: 1_998, litresPer100Km: 10 },
  'haval-h6-hev': { ...hybrid, engineCc: 1_499, litresPer100Km: 6 },
  'haval-h6-phev': {
    fuel: 'phev',
    origin: 'local',
    engineCc: 1_499,
    batteryKwh: 19,
    litresPer100Km: 2,
    kwhPer100Km: 15,
  },
  'haval-jolion': { ...petrol, engineCc: 1_499, litresPer100Km: 8 },
  'haval-jolion-hev': { ...hybrid, engineCc: 1_499, litresPer100Km: 5.5 },
  'ora-03': { ...electric, batteryKwh: 48, kwhPer100Km: 16 },
  'ora-07-fwd': { ...electric, batteryKwh: 64, kwhPer100Km: 17 },
  'ora-07-awd': { ...electric, batteryKwh: 83, kwhPer100Km: 19 },
  'tank-500-hev': { ...hybrid, origin: 'imported', engineCc: 1_998, litresPer100Km: 11 },
};

/** City, province and fictional freight. The first one is the calculator's default. */
const freights: readonly [string, string, number, AdjustmentType][] = [
  ['Karachi', 'Sindh', 0, 'fixed'],
  ['Hyderabad', 'Sindh', 25_000, 'fixed'],
  ['Sukkur', 'Sindh', 45_000, 'fixed'],
  ['Lahore', 'Punjab', 75_000, 'fixed'],
  ['Rawalpindi', 'Punjab', 90_000, 'fixed'],
  ['Faisalabad', 'Punjab', 70_000, 'fixed'],
  ['Multan', 'Punjab', 60_000, 'fixed'],
  ['Sialkot', 'Punjab', 85_000, 'fixed'],
  ['Islamabad', 'Islamabad Capital Territory', 90_000, 'fixed'],
  ['Peshawar', 'Khyber Pakhtunkhwa', 105_000, 'fixed'],
  ['Quetta', 'Balochistan', 0.75, 'percentage'],
  ['Mirpur', 'Azad Kashmir', 95_000, 'fixed'],
  ['Gilgit', 'Gilgit-Baltistan', 1.25, 'percentage'],
];

const sampleFields = () => {
  const now = new Date().toISOString();
  return { _id: newId(), isActive: true, isSample: true, createdAt: now, updatedAt: now };
};

/** Builds a price and facts for each sold trim. Each says that it is not real. */
export function sampleCars(): Car[] {
  return soldTrims.map(({ vehicle, trim }) => ({
    ...sampleFields(),
    name: trim.priceName,
    model: vehicle.label,
    variant: trim.variant,
    vehicleId: trim.id,
    basePrice: prices[trim.id],
    pricedAt: new Date().toISOString(),
    engineCc: null,
    batteryKwh: null,
    fuel: null,
    origin: null,
    litresPer100Km: null,
    kwhPer100Km: null,
    bookingAmount: null,
    deliveryWeeks: null,
    deliveryStatedOn: null,
    ...facts[trim.id],
    sampleFacts: carFacts.filter((fact) => facts[trim.id][fact] !== undefined),
    imageUrl: null,
    description: 'Sample price and facts, loaded to show the product. It is not an offer.',
  }));
}

/** Builds the facts that families ask for, without values: visitors see them once staff enter one. */
export const sampleSpecifications = (): Specification[] =>
  vehicles.flatMap((vehicle) =>
    listFamilyFacts(vehicle).map(({ group, label, unit }, position) => {
      const { _id, createdAt, updatedAt } = sampleFields();
      const blank = { value: null, source: null };
      return {
        ...{ _id, vehicleId: vehicle.slug, trim: '', group, label, unit, position },
        ...{ ...blank, createdAt, updatedAt },
      };
    }),
  );

/** Builds the first price of each sample car for its history. */
export const sampleFirstPrices = (sampled: readonly Car[]) =>
  sampled.map(({ _id, basePrice, pricedAt }) => ({
    _id: newId(),
    carId: _id,
    basePrice,
    createdAt: pricedAt,
  }));

/** Builds cities in all parts of Pakistan with fictional freight, Karachi first. */
export function sampleCities(): City[] {
  return freights.map(([name, province, priceAdjustment, adjustmentType]) => ({
    ...sampleFields(),
    name,
    province,
    priceAdjustment,
    adjustmentType,
    description: 'Sample freight, loaded to show the product. It is not an offer.',
  }));
}
