import * as formatWords from '#words/contract/format';
import * as words from '#words/contract/on-road';
import type { TariffFact } from '../prices/pricing.ts';
import type { Jurisdiction } from './jurisdictions.ts';
import type { Bounds } from './match-line.ts';
import { chargeLabels, type DueTime, type TariffCharge } from './tariff-lines.ts';
import type { TariffSource } from './tariffs.ts';

/** A charge on top of the ex-factory price. */
export interface OnRoadLine {
  charge: TariffCharge | 'freight';
  label: string;
  /** Whole rupees; null if its figure is not known. */
  amount: number | null;
  /**
   * What it comes to at least and at most, in whole rupees, while facts of the car are open: 0 where it would not be due.
   * Null if `amount` is known, and if the law's figure itself is not.
   */
  range: Bounds | null;
  due: DueTime;
  isAdjustable: boolean;
  /** The label of the tariff that sets it; null for freight, and if no tariff is published. */
  tariff: string | null;
  legalRef: string | null;
}

/** A tariff that a price follows, as pages name it. */
export interface UsedTariff {
  _id: string;
  jurisdiction: Jurisdiction;
  label: string;
  from: string;
  checkedOn: string | null;
  isSample: boolean;
  sources: TariffSource[];
}

/** The price of a car on the road. The sum is that of the lines shown. */
export interface OnRoadPrice {
  /** Whole rupees. */
  exFactory: number;
  lines: OnRoadLine[];
  /** The ex-factory price and all known lines, in whole rupees. */
  onRoad: number;
  /** Whether every line has a figure. */
  isComplete: boolean;
  /**
   * The least and the greatest sum that the open facts of the car allow, in whole rupees, without lines that have
   * neither `amount` nor `range`. Null in quotes that were made before ranges were calculated.
   */
  range: Bounds | null;
  /** The facts of the car on which the range depends. */
  openFacts: TariffFact[];
  /** Sentences for the buyer. */
  notes: string[];
  /** Whether a non-filer may not buy this car: Income Tax Ordinance 2001, s. 114C. */
  isBarred: boolean;
  tariffs: UsedTariff[];
}

/** Joins words for a sentence: 'a, b and c'. The signs between them may be those of another language. */
export const joinWords = (
  items: readonly string[],
  comma: string = formatWords.comma,
  and: string = words.and,
): string =>
  items.length > 1 ? `${items.slice(0, -1).join(comma)}${and}${items.at(-1)}` : items.join('');

/** Names a line for visitors: by its tariff's label, or by its charge in another language. */
export const nameLine = ({ charge, label }: Pick<OnRoadLine, 'charge' | 'label'>): string =>
  formatWords.isStoredLanguage ? label : chargeLabels[charge];

/** Lists the lines that the sum excludes: they have neither a figure nor a range. */
export const listOpenLines = (lines: readonly OnRoadLine[]): OnRoadLine[] =>
  lines.filter(({ amount, range }) => amount === null && !range);

/** The labels of the lines that the sum excludes: 'token tax', 'luxury tax'. */
export const nameOpenLines = (lines: readonly OnRoadLine[]): string[] =>
  listOpenLines(lines).map(({ charge }) => chargeLabels[charge].toLowerCase());

/** What the buyer can set off against income tax, in whole rupees. */
export const sumAdjustable = (lines: readonly OnRoadLine[]): number =>
  lines.reduce((sum, { amount, isAdjustable }) => sum + (isAdjustable ? (amount ?? 0) : 0), 0);

/** Whether a figure of a price, or a fact on which one depends, comes from content that ships with the product. */
export const usesSamples = ({
  choice,
  tariffs,
}: Pick<OnRoadPrice, 'tariffs'> & {
  choice: { isSample: boolean; sampleFacts: readonly unknown[] };
}): boolean =>
  choice.isSample || choice.sampleFacts.length > 0 || tariffs.some(({ isSample }) => isSample);
