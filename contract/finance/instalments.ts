import * as words from '#words/contract/finance';
import { takeLeastShare } from '../format/rupees.ts';
import type { Fuel } from '../on-road/tariff-lines.ts';
import type { FinanceRules } from './rules.ts';

/**
 * The kinds of car finance. Diminishing musharakah pays equal shares and a falling rent; the others pay equal
 * instalments.
 */
export const financeKinds = ['conventional', 'ijarah', 'diminishing-musharakah'] as const;
export type FinanceKind = (typeof financeKinds)[number];

/** The input of an illustration. */
export interface FinanceInput {
  kind: FinanceKind;
  /** The car's price in whole rupees. */
  price: number;
  engineCc: number | null;
  fuel: Fuel | null;
  /** The buyer's first payment; the minimum if it is absent, too low, or not below the price. */
  downPayment?: number | undefined;
  /** The longest term if absent or longer. */
  months?: number | undefined;
  /** The yearly rate in hundredths of a percent; the default is in the rules. */
  rateBp?: number | undefined;
  /** Other instalments that the buyer pays each month, in whole rupees. */
  otherInstalments?: number | undefined;
}

/** One month of the schedule, in whole rupees. */
export interface ScheduleMonth {
  month: number;
  payment: number;
  /** Interest, profit or rent. */
  finance: number;
  principal: number;
  /** The remaining debt. */
  balance: number;
}

export interface Instalments {
  downPayment: number;
  /** The minimum down payment, and the rule that sets it. */
  minDownPayment: number;
  downSetBy: 'share' | 'cap';
  financed: number;
  months: number;
  maxMonths: number;
  rateBp: number;
  /** The first payment; all but the last are equal, or they decrease every month. */
  monthly: number;
  isFalling: boolean;
  totalPaid: number;
  costOfFinance: number;
  /** The equivalent flat yearly rate in hundredths of a percent, to compare with offers that quote one. */
  flatBp: number;
  /** The minimum net monthly income for these instalments under the rules. */
  incomeNeeded: number;
  schedule: ScheduleMonth[];
}

/** Splits the total of a plan with equal payments; the last payment absorbs the rounding. */
function buildLevelSchedule(principal: number, rate: number, months: number): ScheduleMonth[] {
  const exact = rate === 0 ? principal / months : (principal * rate) / (1 - (1 + rate) ** -months);
  const payment = Math.round(exact);
  const total = Math.round(exact * months);
  const schedule: ScheduleMonth[] = [];
  let balance = principal;
  for (let month = 1; month < months; month += 1) {
    const finance = Math.round(balance * rate);
    const share = Math.min(payment - finance, balance);
    balance -= share;
    schedule.push({ month, payment: share + finance, finance, principal: share, balance });
  }
  const paid = schedule.reduce((sum, entry) => sum + entry.payment, 0);
  const last = Math.max(total - paid, balance);
  schedule.push({
    month: months,
    payment: last,
    finance: last - balance,
    principal: balance,
    balance: 0,
  });
  return schedule;
}

/** Builds a plan with equal shares of the principal and rent on the remaining debt. */
function buildFallingSchedule(principal: number, rate: number, months: number): ScheduleMonth[] {
  let balance = principal;
  return Array.from({ length: months }, (_, index) => {
    const share = index === months - 1 ? balance : Math.floor(principal / months);
    const finance = Math.round(balance * rate);
    balance -= share;
    return { month: index + 1, payment: share + finance, finance, principal: share, balance };
  });
}

/** The yearly rate of a kind of finance, in hundredths of a percent. */
export const findRate = (kind: FinanceKind, rules: FinanceRules): number =>
  kind === 'conventional' ? rules.kiborBp + rules.spreadBp : rules.islamicRateBp;

/** The longest term in months. Unknown engines and electric cars count as large, because no rule covers them. */
const findMaxMonths = ({ engineCc, fuel }: FinanceInput, rules: FinanceRules): number =>
  fuel !== 'bev' && engineCc !== null && engineCc <= 1_000 ? rules.monthsSmall : rules.monthsLarge;

/**
 * Calculates the instalments for a car under the State Bank's rules. Payments are rounded to the nearest rupee; the
 * last one absorbs the difference, so that the principal ends at 0. Minimums (down payment, income) are rounded up:
 * docs/decisions/037-instalments-beside-prices.md. Shared by API, pages and tests.
 */
export function calculateInstalments(input: FinanceInput, rules: FinanceRules): Instalments {
  const { kind, price } = input;
  const byShare = Math.min(price, takeLeastShare(price, rules.minDownBp));
  const byCap = Math.max(0, price - rules.cap);
  const minDownPayment = Math.max(byShare, byCap);
  const wanted = input.downPayment ?? 0;
  const downPayment = wanted < price ? Math.max(minDownPayment, wanted) : minDownPayment;
  const maxMonths = findMaxMonths(input, rules);
  const months = Math.min(maxMonths, Math.max(1, input.months ?? maxMonths));
  const rateBp = input.rateBp ?? findRate(kind, rules);
  const financed = price - downPayment;
  const isFalling = kind === 'diminishing-musharakah';
  const buildSchedule = isFalling ? buildFallingSchedule : buildLevelSchedule;
  const schedule = financed > 0 ? buildSchedule(financed, rateBp / 120_000, months) : [];
  const totalPaid = schedule.reduce((sum, { payment }) => sum + payment, 0);
  const costOfFinance = totalPaid - financed;
  const monthly = schedule[0]?.payment ?? 0;
  const owedMonthly = monthly + (input.otherInstalments ?? 0);
  return {
    downPayment,
    minDownPayment,
    downSetBy: byCap > byShare ? 'cap' : 'share',
    financed,
    months,
    maxMonths,
    rateBp,
    monthly,
    isFalling,
    totalPaid,
    costOfFinance,
    flatBp: financed > 0 ? Math.round((costOfFinance / financed / (months / 12)) * 10_000) : 0,
    incomeNeeded: financed > 0 ? Math.ceil((owedMonthly * 10_000) / rules.incomeShareBp) : 0,
    schedule,
  };
}

/** The first payment if the rate rises or falls by two points. */
export function calculateRateEffect(
  input: FinanceInput,
  rules: FinanceRules,
): { lower: number; higher: number } {
  const rateBp = input.rateBp ?? findRate(input.kind, rules);
  const at = (rate: number) =>
    calculateInstalments({ ...input, rateBp: Math.max(0, rate) }, rules).monthly;
  return { lower: at(rateBp - 200), higher: at(rateBp + 200) };
}

/** Formats hundredths of a percent, with one decimal at most: '13.53 %', '0.015 %'. */
export const formatPercent = (basisPoints: number): string =>
  `${Number((basisPoints / 100).toFixed(3))}${words.percent}`;
