import { findInForce } from '#contract/finance/dated.ts';
import type { EnergyPrice } from '#contract/finance/energy-prices.ts';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import { numberInput } from '#contract/input/number-input.ts';
import type { Car } from '#contract/prices/pricing.ts';
import { z } from '#contract/zod.ts';
import * as words from '#words/site/compare';

const defaultKm = 1_500;

const rupees = (name: string) =>
  numberInput({ name, min: 0, max: 100_000, decimals: 2, missing: '' });

const inputs = {
  km: numberInput({ name: words.theDistance, min: 1, max: 50_000, missing: '' }),
  petrol: rupees(words.thePetrolPrice),
  electricity: rupees(words.theElectricityPrice),
} as const;

type FieldName = keyof typeof inputs;

/** The visitor's driving: the figures that count, what the form shows, and the messages. */
export interface DrivingChoice {
  figures: DrivingFigures;
  typed: Record<FieldName, string>;
  errors: Partial<Record<FieldName, string>>;
  /** The prices that staff keep; null if they keep none for today. */
  kept: Pick<EnergyPrice, 'from' | 'sourceTitle' | 'sourceUrl' | 'isSample'> | null;
  /** Whether the figures follow those prices, not the visitor's own. */
  areKept: boolean;
}

/** Reads the visitor's driving from an address; what is absent or wrong comes from the prices that staff keep. */
export function readDriving(query: URLSearchParams, prices: readonly EnergyPrice[]): DrivingChoice {
  const current = findInForce(prices, todayInPakistan());
  const errors: DrivingChoice['errors'] = {};
  const read = (name: FieldName, fallback: number | null): number | null => {
    const value = query.get(name)?.trim().slice(0, 40);
    if (!value) return fallback;
    const result = z.safeParse(inputs[name], value);
    if (result.success) return result.data;
    errors[name] = result.error.issues[0]?.message ?? words.noNumber;
    return fallback;
  };
  const figures: DrivingFigures = {
    kmPerMonth: read('km', defaultKm) ?? defaultKm,
    petrolPerLitre: read('petrol', current?.petrolPerLitre ?? null),
    electricityPerKwh: read('electricity', current?.electricityPerKwh ?? null),
  };
  const show = (name: FieldName, figure: number | null) =>
    errors[name] ? (query.get(name)?.slice(0, 40) ?? '') : String(figure ?? '');
  return {
    figures,
    typed: {
      km: show('km', figures.kmPerMonth),
      petrol: show('petrol', figures.petrolPerLitre),
      electricity: show('electricity', figures.electricityPerKwh),
    },
    errors,
    areKept:
      figures.petrolPerLitre === current?.petrolPerLitre &&
      figures.electricityPerKwh === current?.electricityPerKwh,
    kept: current && {
      from: current.from,
      sourceTitle: current.sourceTitle,
      sourceUrl: current.sourceUrl,
      isSample: current.isSample,
    },
  };
}

/** What driving costs: kilometers a month, and rupees per liter of petrol and per kilowatt-hour; null if not known. */
export interface DrivingFigures {
  kmPerMonth: number;
  petrolPerLitre: number | null;
  electricityPerKwh: number | null;
}

type Consumption = Pick<Car, 'fuel' | 'litresPer100Km' | 'kwhPer100Km'>;

/** Which energies a car needs. A car whose fuel is not known needs what its figures name. */
function listNeeds({ fuel, litresPer100Km, kwhPer100Km }: Consumption) {
  if (fuel === 'bev') return { petrol: false, electricity: true };
  if (fuel === 'phev') return { petrol: true, electricity: true };
  if (fuel !== null) return { petrol: true, electricity: false };
  return { petrol: litresPer100Km !== null, electricity: kwhPer100Km !== null };
}

/**
 * Calculates what energy a car needs in a month, in whole rupees; null if a figure is not known. No price of diesel is
 * kept, so diesel cars have none.
 */
export function calculateRunningCost(car: Consumption, figures: DrivingFigures): number | null {
  if (car.fuel === 'diesel') return null;
  const needs = listNeeds(car);
  if (!needs.petrol && !needs.electricity) return null;
  const petrol = needs.petrol ? multiply(car.litresPer100Km, figures.petrolPerLitre) : 0;
  const electricity = needs.electricity ? multiply(car.kwhPer100Km, figures.electricityPerKwh) : 0;
  if (petrol === null || electricity === null) return null;
  return Math.round(((petrol + electricity) * figures.kmPerMonth) / 100);
}

const multiply = (amount: number | null, price: number | null): number | null =>
  amount === null || price === null ? null : amount * price;
