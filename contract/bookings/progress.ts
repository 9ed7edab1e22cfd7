import type { Compensation } from './compensation.ts';
import type { Paper } from './papers.ts';
import type { Instrument } from './payments.ts';

/** The steps of a booking, in their order. */
export const bookingSteps = ['booked', 'confirmed', 'allotted', 'ready', 'delivered'] as const;

export type BookingStep = (typeof bookingSteps)[number];

/** A delivery day that was promised. */
export interface PromisedDay {
  /** The day on which it was promised. */
  toldOn: string;
  /** The promised day; null if the promise was withdrawn. */
  date: string | null;
  /** Why it replaced the day before; null for the first one. */
  reason: string | null;
}

/** A dated line about a booking that went ahead of this one. */
export interface QueueNote {
  on: string;
  /** moved: by staff. paid: by its first payment. joined: it came back to the queue. */
  cause: 'moved' | 'paid' | 'joined';
}

/** A payment as the buyer sees it. */
export interface PaymentShown {
  _id: string;
  /** Whole rupees. */
  amount: number;
  paidOn: string;
  instrument: Instrument;
  /** Like '…123'; null without a number. */
  maskedNumber: string | null;
  isReversed: boolean;
}

/** A change of the price by staff. */
export interface PriceChange {
  on: string;
  /** Whole rupees; null if there was no price. */
  from: number | null;
  to: number;
  reason: string;
}

/** What the buyer and staff see of a booking. All days are YYYY-MM-DD in Pakistan, all sums whole rupees. */
export interface BookingProgress {
  steps: { name: BookingStep; at: string | null }[];
  /** The days in the order in which they were promised; null if none was. */
  promised: { date: string | null; history: PromisedDay[] } | null;
  /** The place among the open bookings of the same vehicle and color; null once it is closed or delivered. */
  queue: { place: number; of: number; notes: QueueNote[] } | null;
  /** In the order of their days. */
  payments: PaymentShown[];
  paid: number;
  /** Null while the price is unknown; negative if more was paid. */
  left: number | null;
  /** The estimate that the company confirms; null while its promise is switched off or nothing was paid. */
  compensation: Compensation | null;
  priceChanges: PriceChange[];
  /** The last day on which the buyer may cancel for free after a change of the price. */
  freeCancellationUntil: string | null;
  papers: { name: Paper; label: string; isReceived: boolean }[];
}
