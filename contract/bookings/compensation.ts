import { findInForce } from '../finance/dated.ts';
import { addDays } from '../format/pakistan-time.ts';

/** The company's promise for late deliveries, from a day on. Rates are hundredths of a percent a year. */
export interface CompensationRule {
  /** The first day on which it applies, YYYY-MM-DD; it ends when the next one begins. */
  from: string;
  /** Days after the first payment without compensation. */
  daysUntilDue: number;
  kiborBp: number;
  marginBp: number;
  isOn: boolean;
}

/** Successive days with the same sum paid and the same rate. */
export interface CompensationPart {
  from: string;
  until: string;
  days: number;
  /** Whole rupees. */
  paid: number;
  /** KIBOR and margin together, in hundredths of a percent a year. */
  rateBp: number;
}

/** The compensation for a late delivery: the sum of paid × rate × days / 365 of all parts, rounded once. */
export interface Compensation {
  /** Whole rupees. */
  amount: number;
  days: number;
  /** The last day that counts. */
  asOf: string;
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
  /** The last day that counts while the car is not delivered. */
  today: string;
}

const dayNumber = (day: string) => Date.parse(day) / 86_400_000;

/** The sum and the rate of one day; null if it does not count. */
function findRate(
  { payments, rules }: { payments: readonly Payment[]; rules: readonly CompensationRule[] },
  first: string,
  day: string,
): Pick<CompensationPart, 'paid' | 'rateBp'> | null {
  const rule = findInForce(rules, day);
  if (!rule?.isOn || dayNumber(day) - dayNumber(first) <= rule.daysUntilDue) return null;
  const paid = payments
    .filter(({ paidOn }) => paidOn < day)
    .reduce((sum, { amount }) => sum + amount, 0);
  return { paid, rateBp: rule.kiborBp + rule.marginBp };
}

/**
 * Calculates the compensation for a late delivery. The day of the first payment is day 0: with 60 days until due, day 61
 * is the first that counts, up to the day of delivery. A payment counts from the next day on, a reversed one never. Null
 * without a payment, and if the promise is not in force on the last day and no day counts.
 */
export function calculateCompensation(booking: LateBooking): Compensation | null {
  const { rules, deliveredAt, today } = booking;
  const payments = booking.payments
    .filter(({ isReversed }) => !isReversed)
    .toSorted((a, b) => a.paidOn.localeCompare(b.paidOn));
  const first = payments[0]?.paidOn;
  if (first === undefined) return null;
  const asOf = deliveredAt ?? today;
  const parts: CompensationPart[] = [];
  for (let day = addDays(first, 1); day <= asOf; day = addDays(day, 1)) {
    const found = findRate({ payments, rules }, first, day);
    const last = parts.at(-1);
    if (!found) continue;
    const isSame = last?.paid === found.paid && last.rateBp === found.rateBp;
    if (last && isSame && addDays(last.until, 1) === day) {
      last.until = day;
      last.days += 1;
    } else parts.push({ from: day, until: day, days: 1, ...found });
  }
  if (parts.length === 0 && !findInForce(rules, asOf)?.isOn) return null;
  const exact = parts.reduce((sum, { paid, rateBp, days }) => sum + paid * rateBp * days, 0);
  return {
    amount: Math.round(exact / (10_000 * 365)),
    days: parts.reduce((sum, { days }) => sum + days, 0),
    asOf,
    parts,
  };
}
