import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { QueuePlace } from '#contract/bookings/progress.ts';
import type { Db } from '#server/platform/db/client.ts';
import { sortKey } from '#server/platform/db/columns.ts';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import { isOpenStatus } from '#server/resources/leads/columns.ts';
import {
  vehicleBookingLead,
  vehicleBookings,
} from '#server/resources/leads/types/vehicle-booking.ts';
import { bookingPayments } from './schema.ts';

const { _id, createdAt, selectedVehicle, selectedColor, allottedAt, deliveredAt } = vehicleBookings;

/** The condition for bookings that wait for a car: open, and without one. */
const isWaiting: SQL | undefined = and(
  isNotTrashed(vehicleBookings),
  isOpenStatus(vehicleBookingLead),
  isNull(allottedAt),
  isNull(deliveredAt),
);

/** The day of a booking's first payment that was not reversed; null without one. */
const firstPaidOn = sql`(select min(payment.paid_on) from ${bookingPayments} as payment
  where payment.booking_id = vehicle_bookings._id and payment.reversed_at is null)`;

/**
 * Finds the place of a booking among all that wait for the same vehicle and color, at any dealer: those with a payment
 * by the day of the first one, then those without, each in the order in which they came. Null if it does not wait: it
 * is closed, in the trash, or has a car.
 */
export async function findQueuePlace(db: Db, bookingId: string): Promise<QueuePlace | null> {
  const [own] = await db
    .select({ selectedVehicle, selectedColor })
    .from(vehicleBookings)
    .where(and(eq(_id, bookingId), isWaiting));
  if (!own) return null;
  const waiting = db
    .select({
      id: _id,
      place:
        sql<number>`(row_number() over (order by ${firstPaidOn} nulls last, ${createdAt}, ${_id}))::int`.as(
          'place',
        ),
      of: sql<number>`(count(*) over ())::int`.as('of'),
    })
    .from(vehicleBookings)
    .where(
      and(
        isWaiting,
        sql`${sortKey(selectedVehicle)} = lower(${own.selectedVehicle})`,
        sql`${sortKey(selectedColor)} = lower(${own.selectedColor})`,
      ),
    )
    .as('waiting');
  const [found] = await db
    .select({ place: waiting.place, of: waiting.of })
    .from(waiting)
    .where(eq(waiting.id, bookingId));
  return found ?? null;
}
