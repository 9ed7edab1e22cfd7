import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { Instrument } from '#contract/bookings/payments.ts';
import { instant } from '#server/platform/db/columns.ts';
import { day } from '#server/resources/leads/columns.ts';
import { vehicleBookings } from '#server/resources/leads/types/vehicle-booking.ts';

/** What buyers paid for their bookings. Rows are only reversed, and are deleted with their booking. */
export const bookingPayments = pgTable(
  'booking_payments',
  {
    /** UUID v7. */
    _id: uuid('_id').primaryKey(),
    bookingId: uuid()
      .notNull()
      .references(() => vehicleBookings._id, { onDelete: 'cascade' }),
    /** Whole rupees. */
    amount: bigint({ mode: 'number' }).notNull(),
    paidOn: day().notNull(),
    instrument: text().$type<Instrument>().notNull(),
    /** An ellipsis and the last three characters of the instrument's number. The rest is never stored. */
    maskedNumber: text(),
    /** The account that noted it, and its username at that time. */
    notedById: uuid(),
    notedBy: text().notNull(),
    notedAt: instant().notNull(),
    /** A username; null unless it was reversed. */
    reversedBy: text(),
    reversedAt: instant(),
    reverseReason: text(),
  },
  (table) => [index('booking_payments_booking').on(table.bookingId, table.paidOn, table._id)],
);
