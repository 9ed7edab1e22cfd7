import * as words from '#words/contract/leads/next-step';
import { formatDayInPakistan, formatTimeInPakistan, formatWeekday } from '../format/day-words.ts';
import { addDays, inPakistan, todayInPakistan } from '../format/pakistan-time.ts';
import { formatRupees } from '../format/rupees.ts';
import { sayTime } from '../format/working-hours.ts';

/** Who answers a request, from which number and by when, and what it is about. It holds nothing that was typed. */
export interface NextStep {
  /** The dealer who handles the request; null for head office. */
  dealer: { name: string; city: string; phone: string; whatsapp: string | null } | null;
  /** When the first response is due, in the opening hours of who answers (ISO 8601, UTC). */
  respondBy: string;
  /** The vehicle and the color, if they are known ones. */
  vehicle: string | null;
  color: string | null;
  /** The price of a booking in whole rupees: ex factory with freight; null if it is not known. */
  price: number | null;
  /** Whether it comes from a price that ships with the product. */
  isSamplePrice: boolean;
  /** Until when a quote fixes that price (ISO 8601, UTC). */
  priceFixedUntil: string | null;
}

const stepMs = 5 * 60_000;

/** Rounds a moment up to five minutes, as one would say it. */
export const roundDeadline = (moment: string): string =>
  new Date(Math.ceil(Date.parse(moment) / stepMs) * stepMs).toISOString();

/** Formats a moment as a time of day: '4:30 pm'. */
const formatHour = (moment: string): string => sayTime(formatTimeInPakistan(moment));

/** Words a deadline with its day: 'by 4:30 pm on Saturday, 28 November 2026'. Rounded up to five minutes. */
export function formatDeadline(deadline: string): string {
  const due = roundDeadline(deadline);
  return words.onDay(formatHour(due), formatWeekday(inPakistan(due)), formatDayInPakistan(due));
}

/** Words a deadline as of now: 'by 4:30 pm today', 'by 9:30 am tomorrow', else with its day. */
export function formatDeadlineFrom(deadline: string, now = new Date()): string {
  const due = roundDeadline(deadline);
  const today = todayInPakistan(now);
  const day = todayInPakistan(new Date(due));
  if (day === today) return words.today(formatHour(due));
  return day === addDays(today, 1) ? words.tomorrow(formatHour(due)) : formatDeadline(due);
}

/** Formats a booking's price: 'PKR 8,560,000', or 'PKR 8,560,000 (sample)'. */
export const formatBookedPrice = (price: number, isSample: boolean): string =>
  isSample ? words.samplePrice(formatRupees(price)) : formatRupees(price);

/** Says what is fixed of a booking's price. */
export function describePriceTerms({ priceFixedUntil }: Pick<NextStep, 'priceFixedUntil'>): string {
  return priceFixedUntil
    ? words.fixedPrice(formatDayInPakistan(priceFixedUntil))
    : words.todaysPrice;
}
