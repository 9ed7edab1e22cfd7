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

const { _id, createdAt, selectedVehicle, selectedColor, allottedAt, deliveredAt } = vehicleBookings;

/** The condition for bookings that wait for a car: open, and without one. */
const isWaiting: SQL | undefined = and(
  isNotTrashed(vehicleBookings),
  isOpenStatus(vehicleBookingLead),
  isNull(allottedAt),
  isNull(deliveredAt),
);

/**
 * Finds the place of a booking among all that wait for the same vehicle and color, at any dealer, in the order in which
 * they came. Null if it does not wait: it is closed, in the trash, or has a car.
 */
export async function findQueuePlace(db: Db, bookingId: string): Promise<QueuePlace | null> {
  const [own] = await db
    .select({ createdAt, selectedVehicle, selectedColor })
    .from(vehicleBookings)
    .where(and(eq(_id, bookingId), isWaiting));
  if (!own) return null;
  const isUpToOwn = sql`(${createdAt}, ${_id}) <= (${own.createdAt}::timestamptz, ${bookingId}::uuid)`;
  const [counted] = await db
    .select({
      place: sql<number>`(count(*) filter (where ${isUpToOwn}))::int`,
      of: sql<number>`count(*)::int`,
    })
    .from(vehicleBookings)
    .where(
      and(
        isWaiting,
        sql`${sortKey(selectedVehicle)} = lower(${own.selectedVehicle})`,
        sql`${sortKey(selectedColor)} = lower(${own.selectedColor})`,
      ),
    );
  return counted ?? null;
}
