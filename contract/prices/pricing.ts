import * as words from '#words/contract/prices';
import type { Fuel, Origin } from '../on-road/tariff-lines.ts';

/** The facts of a car that determine its on-road price. */
export const tariffFacts = ['fuel', 'engineCc', 'batteryKwh', 'origin'] as const;
export type TariffFact = (typeof tariffFacts)[number];

/** The facts of a car that determine its on-road price and its running cost. */
export const carFacts = [...tariffFacts, 'litresPer100Km', 'kwhPer100Km'] as const;
export type CarFact = (typeof carFacts)[number];

/** The public fields of a car in the price list. */
export interface Car {
  _id: string;
  name: string;
  model: string;
  variant: string | null;
  /** The key by which pages and requests find the car; unique without regard to case. */
  vehicleId: string;
  /** Whole rupees, ex factory. */
  basePrice: number;
  /** When the base price was last changed (ISO 8601, UTC). */
  pricedAt: string;
  /** The facts for tariffs; null until staff enter them. */
  engineCc: number | null;
  batteryKwh: number | null;
  fuel: Fuel | null;
  origin: Origin | null;
  /** Consumption per 100 km, for running costs, in liters and kilowatt-hours. Null until staff enter it. */
  litresPer100Km: number | null;
  kwhPer100Km: number | null;
  /** The sample facts that staff have not confirmed. They do not describe a real car. */
  sampleFacts: CarFact[];
  /** What the booking of the car is paid with, in whole rupees; null until staff enter it. */
  bookingAmount: number | null;
  /** How many weeks delivery takes, and the day on which staff said so, YYYY-MM-DD; null until they do. */
  deliveryWeeks: number | null;
  deliveryStatedOn: string | null;
  imageUrl: string | null;
  description: string | null;
  isActive: boolean;
  /** Whether its price is sample content that ships with the product, not an offer. */
  isSample: boolean;
  createdAt: string;
  updatedAt: string;
}

export type AdjustmentType = 'fixed' | 'percentage';

/** A city and its surcharge or discount on cars. */
export interface City {
  _id: string;
  name: string;
  province: string;
  /** Whole rupees if fixed, else a percentage of the base price with up to three decimals. */
  priceAdjustment: number;
  adjustmentType: AdjustmentType;
  description: string | null;
  isActive: boolean;
  /** Whether it is sample content that ships with the product; its freight is not an offer. */
  isSample: boolean;
  createdAt: string;
  updatedAt: string;
}

/** The price of a car in a city, in whole rupees. */
export interface PriceCalculation {
  car: Pick<Car, 'name' | 'model' | 'variant'>;
  city: Pick<City, 'name' | 'province'>;
  pricing: { basePrice: number; cityAdjustment: number; finalPrice: number };
}

export interface PriceStats {
  totalCalculations: number;
  totalActiveCars: number;
  totalActiveCities: number;
}

/** A car's name in lists and selects: 'Haval H6 1.5'. */
export function carLabel({ model, variant }: Pick<Car, 'model' | 'variant'>): string {
  return variant ? `${model} ${variant}` : model;
}

export const priceMessages = {
  carsFailed: words.carsFailed,
  citiesFailed: words.citiesFailed,
  statsFailed: 'Failed to fetch calculation stats',
  calculateFailed: words.calculateFailed,
  bothNeeded: 'Please select both a car and a city',
  unavailable: words.unavailable,
  calculating: words.calculating,
} as const;

export const calculatePath = '/price-calculator/calculate';
