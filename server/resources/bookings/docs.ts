import { instruments } from '#contract/bookings/payments.ts';
import { bookingSteps } from '#contract/bookings/progress.ts';
import { vehicleBooking } from '#contract/leads/vehicle-booking.ts';
import { z } from '#contract/zod.ts';
import { dataAnswer, moment } from '#server/platform/http/openapi/answers.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';
import { nameSchema } from '#server/platform/http/openapi/schema-writer.ts';

const tag = vehicleBooking.texts.title;

const day = z.iso.date();

const payment = nameSchema(
  'BookingPayment',
  z.object({
    _id: z.guid(),
    amount: z.int(),
    paidOn: day,
    instrument: z.enum(Object.keys(instruments)),
    maskedNumber: z.nullable(z.string()),
    notedBy: z.string(),
    notedAt: moment,
    reversedBy: z.nullable(z.string()),
    reversedAt: z.nullable(moment),
    reverseReason: z.nullable(z.string()),
  }),
);

const compensation = z.object({
  amount: z.int(),
  days: z.int(),
  dueFrom: z.nullable(day),
  until: day,
  isSample: z.boolean(),
  parts: z.array(
    z.object({
      from: day,
      until: day,
      days: z.int(),
      paid: z.int(),
      kiborBp: z.int(),
      marginBp: z.int(),
    }),
  ),
});

const sameBuyer = z.object({
  _id: z.guid(),
  status: z.enum(Object.keys(vehicleBooking.statuses)),
  createdAt: moment,
  firstName: z.string(),
  lastName: z.string(),
  cnic: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  selectedVehicle: z.string(),
  selectedColor: z.string(),
  preferredDealership: z.string(),
  matches: z.array(z.enum(['cnic', 'phone', 'address'])),
});

/** What the buyer and staff see of a booking besides its steps and payments. */
const shared = {
  promised: z.nullable(
    z.object({
      date: z.nullable(day),
      history: z.array(
        z.object({ toldOn: day, date: z.nullable(day), reason: z.nullable(z.string()) }),
      ),
    }),
  ),
  queue: z.nullable(z.object({ place: z.int(), of: z.int() })),
  paid: z.int(),
  left: z.nullable(z.int()),
  compensation: z.nullable(compensation),
};

const progress = nameSchema(
  'BookingProgress',
  z.object({
    ...shared,
    steps: z.array(
      z.object({ name: z.enum(bookingSteps), at: z.nullable(day), isDone: z.boolean() }),
    ),
    payments: z.array(payment),
    sameBuyer: z.array(sameBuyer),
  }),
);

/** The API's description of a booking on the page of its buyer. */
export const ownBooking = nameSchema(
  'OwnBooking',
  z.object({
    ...shared,
    payments: z.array(
      z.object({
        _id: z.guid(),
        amount: z.int(),
        paidOn: day,
        instrument: z.enum(Object.keys(instruments)),
        maskedNumber: z.nullable(z.string()),
        isReversed: z.boolean(),
      }),
    ),
  }),
);

/** Describes the routes of what staff keep about a booking. */
export const bookingDocs = {
  progress: {
    operationId: 'readBookingProgress',
    summary: 'Read the steps, payments and compensation of a booking',
    description: 'With other open bookings that have its CNIC, phone number or address.',
    tag,
    answer: dataAnswer(progress),
  },
  note: {
    operationId: 'noteBookingPayment',
    summary: 'Note a payment for a booking',
    description:
      "Only the last three characters of the instrument's number are stored. Repeating a call with the same Idempotency-Key stores nothing twice.",
    tag,
    answer: dataAnswer(payment),
    status: 201,
    errors: ['conflict'],
  },
  reverse: {
    operationId: 'reverseBookingPayment',
    summary: 'Reverse a payment of a booking',
    description: 'Another account than the one that noted it must do so. It stays visible.',
    tag,
    answer: dataAnswer(payment),
    errors: ['conflict'],
  },
} satisfies Record<string, RouteDocs>;
