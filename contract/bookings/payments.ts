import { pastDayFormat } from '../input/formats.ts';
import { numberInput, rupeesFormat } from '../input/number-input.ts';
import { choiceInput, optionalText, text } from '../input/text.ts';
import { vehicleBooking } from '../leads/vehicle-booking.ts';
import { z } from '../zod.ts';

/** Below /api: what staff keep about a booking. */
export const bookingPaths = {
  progress: (id: string) => `${vehicleBooking.paths.records}/${id}/progress`,
  payments: (id: string) => `${vehicleBooking.paths.records}/${id}/payments`,
  reverse: (id: string, paymentId: string) =>
    `${vehicleBooking.paths.records}/${id}/payments/${paymentId}/reverse`,
} as const;

/** How a buyer pays, with the words for staff. */
export const instruments = {
  'pay-order': 'Pay order',
  'bank-deposit': 'Bank deposit',
  'online-transfer': 'Online transfer',
  cheque: 'Cheque',
  card: 'Card',
} as const;

export type Instrument = keyof typeof instruments;

/** Masks the number of an instrument: only its last three characters are ever stored. */
const maskNumber = (number: string): string => `…${[...number].slice(-3).join('')}`;

/** A payment that staff note. */
export const paymentInput = z.object({
  amount: numberInput({
    name: 'The amount',
    min: 1,
    max: rupeesFormat.max,
    missing: 'Please enter the amount',
  }),
  paidOn: text({ max: 10, missing: 'Please enter the day', format: pastDayFormat }),
  instrument: choiceInput('instrument', Object.keys(instruments) as Instrument[]),
  instrumentNumber: optionalText({
    max: 60,
    format: { parse: maskNumber, message: 'Please enter the number' },
  }),
});

export type PaymentInput = z.output<typeof paymentInput>;

/** Why a payment is reversed. */
export const reverseInput = z.object({
  reason: text({ max: 500, missing: 'Please enter a reason' }),
});

/** A payment as staff see it. */
export interface BookingPayment {
  _id: string;
  /** Whole rupees. */
  amount: number;
  /** YYYY-MM-DD. */
  paidOn: string;
  instrument: Instrument;
  /** Like '…123'; null without a number. */
  maskedNumber: string | null;
  /** Usernames. */
  notedBy: string;
  /** ISO 8601, UTC. */
  notedAt: string;
  reversedBy: string | null;
  reversedAt: string | null;
  reverseReason: string | null;
}

/** Errors about payments. */
export const paymentMessages = {
  needsOther: 'Another account than the one that noted this payment must reverse it',
  isReversed: 'This payment is already reversed',
} as const;
