import { todayInPakistan } from '../format/pakistan-time.ts';
import { dateFormat } from '../input/formats.ts';
import { numberInput, rupeesFormat } from '../input/number-input.ts';
import { choiceInput, optionalText, type TextFormat, text } from '../input/text.ts';
import { z } from '../zod.ts';

/** How a buyer pays. */
export const instruments = [
  'pay-order',
  'bank-deposit',
  'online-transfer',
  'cheque',
  'card',
] as const;

export type Instrument = (typeof instruments)[number];

/** Masks the number of an instrument: only its last three characters are ever stored. */
export const maskNumber = (number: string): string => `…${[...number].slice(-3).join('')}`;

const pastDay: TextFormat = {
  parse: (value) => {
    const day = dateFormat.parse(value);
    return day && day <= todayInPakistan() ? day : null;
  },
  message: dateFormat.message,
  explain: (value) =>
    dateFormat.parse(value) ? 'The day cannot be in the future' : dateFormat.message,
};

/** A payment that staff note. */
export const paymentInput = z.object({
  amount: numberInput({
    name: 'The amount',
    min: 1,
    max: rupeesFormat.max,
    missing: 'Please enter the amount',
  }),
  paidOn: text({ max: 10, missing: 'Please enter the day', format: pastDay }),
  instrument: choiceInput('instrument', instruments),
  instrumentNumber: optionalText({
    max: 60,
    format: { parse: maskNumber, message: 'Please enter the number' },
  }),
});

export type PaymentInput = z.output<typeof paymentInput>;

/** Why a payment is reversed or a booking is moved in the queue. */
export const reasonInput = z.object({
  reason: text({ max: 500, missing: 'Please enter a reason' }),
});

/** A move in the queue to the place of another booking. */
export const queueMoveInput = z.object({
  aheadOf: z.guid({ error: 'aheadOf must be the id of a booking' }),
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
  maskedNumber: string | null;
  notedBy: string | null;
  /** ISO 8601, UTC. */
  notedAt: string;
  reversedBy: string | null;
  reversedAt: string | null;
  reverseReason: string | null;
}

/** Errors about payments and the queue. */
export const paymentMessages = {
  needsOther: 'Another account than the one that noted this payment must reverse it',
  isReversed: 'This payment is already reversed',
  otherInput: 'This key was used for another payment',
  notQueued: 'This booking is not in a queue',
  otherQueue: 'That booking is not ahead of this one in the same queue',
} as const;
