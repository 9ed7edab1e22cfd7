import type { Bounds } from '#contract/on-road/match-line.ts';
import { joinWords, type OnRoadLine } from '#contract/on-road/on-road-price.ts';
import type { SumWords } from '#contract/on-road/quote-words.ts';
import { type Taxpayer, taxpayerLabels, taxpayers } from '#contract/on-road/tariff-lines.ts';
import * as words from '#words/site/on-road';

/** Whole rupees, or from what to what; null if due without a figure, undefined if not due. */
export type LineAmount = number | Bounds | null | undefined;

/** A charge of the filer and of the non-filer on one line. */
export interface BothLine extends Pick<OnRoadLine, 'charge' | 'label' | 'legalRef' | 'due'> {
  amounts: Record<Taxpayer, LineAmount>;
}

/** The sum of an on-road price in short. */
export interface PriceSum extends SumWords {
  /** The labels of the lines that the sum leaves out: 'token tax', 'luxury tax'. */
  open: readonly string[];
  /** Which facts of the car are open: 'the engine’s exact size is still to be confirmed'; '' if none is. */
  openFacts: string;
  /** Whether this buyer may not buy the car. */
  isBarred: boolean;
}

/** Whether a filer and a non-filer pay the same, so that one sum is enough: both are complete and equal. */
export const areSumsEqual = ({ atl, 'non-atl': nonFiler }: Record<Taxpayer, PriceSum>): boolean =>
  !atl.isBarred &&
  !nonFiler.isBarred &&
  atl.prefix === '' &&
  nonFiler.prefix === '' &&
  atl.amount === nonFiler.amount;

/** A column or line of a price: whose sum it is. */
export interface PriceBuyer {
  taxpayer: Taxpayer;
  label: string;
}

/** The filer and the non-filer, or both as one if all their sums are equal. */
export const listBuyers = (...all: Record<Taxpayer, PriceSum>[]): PriceBuyer[] =>
  all.length > 0 && all.every(areSumsEqual)
    ? [{ taxpayer: 'atl', label: words.bothTaxpayers }]
    : taxpayers.map((taxpayer) => ({ taxpayer, label: taxpayerLabels[taxpayer] }));

/** A filer's and a non-filer's sums, of when their rates are, and whether a figure or a fact behind them is a sample. */
export interface OnRoadSums {
  sums: Record<Taxpayer, PriceSum>;
  rateDays: string;
  isSample: boolean;
}

const maxNamed = 2;

/**
 * Says what is open behind sums: 'without token tax; the engine’s exact size is still to be confirmed'. Two charges are
 * named, more are counted; '' if nothing is open.
 */
export function describeOpen(...sums: Pick<PriceSum, 'open' | 'openFacts'>[]): string {
  const names = [...new Set(sums.flatMap(({ open }) => open))];
  const charges = names.length > maxNamed ? words.openCharges(names.length) : joinWords(names);
  const facts = sums.find(({ openFacts }) => openFacts)?.openFacts ?? '';
  return words.without(charges, facts);
}
