import type { CompensationRules } from '../finance/compensation-rules.ts';
import { findInForce } from '../finance/dated.ts';
import { addDays } from '../format/pakistan-time.ts';

/** The part of the company's rules that the sum depends on. */
export type CompensationRule = Pick<
  CompensationRules,
  'from' | 'daysUntilDue' | 'kiborBp' | 'marginBp' | 'isOn' | 'isSample'
>;

/** Successive days with the same sum paid and the same rate. */
export interface CompensationPart {
  /** The first and the last day, YYYY-MM-DD. */
  from: string;
  until: string;
  days: number;
  /** Whole rupees. */
  paid: number;
  /** KIBOR and margin, in hundredths of a percent a year. */
  kiborBp: number;
  marginBp: number;
}

/** The compensation for a late delivery: the sum of paid × rate × days / 365 over all parts, rounded once. */
export interface Compensation {
  /** Whole rupees. */
  amount: number;
  days: number;
  /** The first day that counts by the rules of the last day, YYYY-MM-DD; null if they are switched off. */
  dueFrom: string | null;
  /** The last day that counts, YYYY-MM-DD. */
  until: string;
  /** Whether rates are samples that staff have not confirmed. */
  isSample: boolean;
  parts: CompensationPart[];
}

interface Payment {
  amount: number;
  paidOn: string;
  isReversed: boolean;
}

interface LateBooking {
  payments: readonly Payment[];
  rules: readonly CompensationRule[];
  deliveredAt: string | null;
  /** The last day that counts while the car is not delivered, YYYY-MM-DD. */
  today: string;
}

type Rate = Pick<CompensationPart, 'paid' | 'kiborBp' | 'marginBp'>;

const isSameRate = (a: Rate, b: Rate): boolean =>
  a.paid === b.paid && a.kiborBp === b.kiborBp && a.marginBp === b.marginBp;

/** The sum and the rate of one day; null if it does not count. */
function findRate(
  { payments, rules }: Pick<LateBooking, 'payments' | 'rules'>,
  firstPaidOn: string,
  day: string,
): Rate | null {
  const rule = findInForce(rules, day);
  if (!rule?.isOn || day <= addDays(firstPaidOn, rule.daysUntilDue)) return null;
  const paid = payments
    .filter(({ paidOn }) => paidOn < day)
    .reduce((sum, { amount }) => sum + amount, 0);
  return { paid, kiborBp: rule.kiborBp, marginBp: rule.marginBp };
}

/** Lists the days that count, joined to parts while sum and rate stay the same. */
function listParts(
  booking: Pick<LateBooking, 'payments' | 'rules'>,
  firstPaidOn: string,
  until: string,
): CompensationPart[] {
  const parts: CompensationPart[] = [];
  for (let day = addDays(firstPaidOn, 1); day <= until; day = addDays(day, 1)) {
    const rate = findRate(booking, firstPaidOn, day);
    if (!rate) continue;
    const last = parts.at(-1);
    if (last && isSameRate(last, rate) && addDays(last.until, 1) === day) {
      last.until = day;
      last.days += 1;
    } else parts.push({ from: day, until: day, days: 1, ...rate });
  }
  return parts;
}

/**
 * Calculates the compensation for a late delivery. The day of the first payment is day 0: with 60 days until due, day 61
 * is the first that counts, and the day of delivery is the last. A payment counts from the next day on, a reversed one
 * never. Null without a payment, and if no day counts and the promise is switched off on the last day.
 */
export function calculateCompensation(booking: LateBooking): Compensation | null {
  const { rules, deliveredAt, today } = booking;
  const payments = booking.payments.filter(({ isReversed }) => !isReversed);
  const [firstPaidOn] = payments.map(({ paidOn }) => paidOn).sort();
  if (firstPaidOn === undefined) return null;
  const until = deliveredAt ?? today;
  const parts = listParts({ payments, rules }, firstPaidOn, until);
  const rule = findInForce(rules, until);
  if (parts.length === 0 && !rule?.isOn) return null;
  const exact = parts.reduce(
    (sum, { paid, kiborBp, marginBp, days }) => sum + paid * (kiborBp + marginBp) * days,
    0,
  );
  return {
    amount: Math.round(exact / (10_000 * 365)),
    days: parts.reduce((sum, { days }) => sum + days, 0),
    dueFrom: rule?.isOn ? addDays(firstPaidOn, rule.daysUntilDue + 1) : null,
    until,
    isSample: [...parts.map(({ from }) => from), until].some(
      (day) => findInForce(rules, day)?.isSample,
    ),
    parts,
  };
}
