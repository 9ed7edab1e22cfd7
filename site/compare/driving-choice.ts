import { findInForce } from '#contract/finance/dated.ts';
import type { EnergyPrice } from '#contract/finance/energy-prices.ts';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import { numberInput } from '#contract/input/number-input.ts';
import { z } from '#contract/zod.ts';
import type { DrivingFigures } from './running-cost.ts';

const defaultKm = 1_500;

const rupees = (name: string) =>
  numberInput({ name, min: 0, max: 100_000, decimals: 2, missing: '' });

const inputs = {
  km: numberInput({ name: 'The distance', min: 1, max: 50_000, missing: '' }),
  petrol: rupees('The price of petrol'),
  electricity: rupees('The price of electricity'),
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
    errors[name] = result.error.issues[0]?.message ?? 'Please enter a number';
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
