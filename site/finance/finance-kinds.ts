import { type FinanceKind, financeKinds } from '#contract/finance/instalments.ts';

/** The words of one kind of finance. The Islamic kinds have a structure and words of their own. */
export interface KindWords {
  title: string;
  /** A description in one or two sentences. */
  about: string;
  rate: string;
  payment: string;
  /** Its plural. */
  payments: string;
  down: string;
  financed: string;
  /** The cost on top of the amount financed. */
  cost: string;
  insurance: string;
  settlement: string;
  /** What the rate is charged on. */
  rateBase: string;
  /** The columns of the schedule: a month's payment, its two parts, and what is left. */
  schedule: readonly [payment: string, cost: string, share: string, left: string];
}

/** Reads a kind of finance from an address; null if it names none. */
export const readFinanceKind = (value: string | null): FinanceKind | null =>
  financeKinds.find((kind) => kind === value) ?? null;
