import { and, desc, eq, getTableName, inArray, type SQL, sql } from 'drizzle-orm';
import type { BuyerMatch, SameBuyerBooking } from '#contract/bookings/progress.ts';
import type { Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import { isOpenStatus } from '#server/resources/leads/columns.ts';
import { isVisibleTo } from '#server/resources/leads/scope.ts';
import {
  hasAddress,
  vehicleBookingLead,
  vehicleBookings,
} from '#server/resources/leads/types/vehicle-booking.ts';

const maxListed = 10;

const { _id, cnic, phoneDigits, address } = vehicleBookings;

/** What a booking shares with `shown`, the booking that staff look at. Each condition has an index. */
const matches = {
  cnic: sql`${cnic} = shown.cnic`,
  phone: sql`${phoneDigits} = shown.phone_digits`,
  address: hasAddress(sql`shown.address`),
} satisfies Record<BuyerMatch, SQL>;

/**
 * Builds the query for the ids of the other open bookings with the CNIC, the phone number or the address of an open
 * one, each with what they share.
 */
export function buildSameBuyerQuery(bookingId: string, viewer: Viewer): SQL {
  const isOpen = isOpenStatus(vehicleBookingLead);
  const isOther = and(isOpen, isVisibleTo(vehicleBookingLead, viewer), sql`${_id} <> shown._id`);
  // The offset separates the other conditions: otherwise the planner would read all bookings of a dealer.
  const lookups = Object.entries(matches).map(
    ([name, match]) => sql`select ${_id} as _id, ${name} as match
      from (select * from ${vehicleBookings} where ${match} and ${isNotTrashed(vehicleBookings)} offset 0)
        as ${sql.identifier(getTableName(vehicleBookings))}
      where ${isOther}`,
  );
  return sql`
    with shown as (
      select ${_id} as _id, ${cnic} as cnic, ${phoneDigits} as phone_digits, ${address} as address
      from ${vehicleBookings} where ${and(eq(_id, bookingId), isOpen)})
    select other._id, array_agg(other.match order by other.match) as matches
    from shown cross join lateral (${sql.join(lookups, sql` union all `)}) as other
    group by other._id`;
}

/**
 * Lists the newest other open bookings with the CNIC, the phone number or the address of an open one: the same buyer may
 * be an investor. Only bookings that the viewer may see count.
 */
export async function listSameBuyer(
  db: Db,
  bookingId: string,
  viewer: Viewer,
): Promise<SameBuyerBooking[]> {
  const { rows } = await db.execute<{ _id: string; matches: BuyerMatch[] }>(
    buildSameBuyerQuery(bookingId, viewer),
  );
  if (rows.length === 0) return [];
  const matchesById = new Map(rows.map((row) => [row._id, row.matches]));
  const { status, createdAt, firstName, lastName, phone, city } = vehicleBookings;
  const { selectedVehicle, selectedColor, preferredDealership } = vehicleBookings;
  const found = await db
    .select({
      _id,
      status,
      createdAt,
      firstName,
      lastName,
      cnic,
      phone,
      address,
      city,
      selectedVehicle,
      selectedColor,
      preferredDealership,
    })
    .from(vehicleBookings)
    .where(inArray(_id, [...matchesById.keys()]))
    .orderBy(desc(createdAt), desc(_id))
    .limit(maxListed);
  return found.map((booking) => ({ ...booking, matches: matchesById.get(booking._id) ?? [] }));
}
