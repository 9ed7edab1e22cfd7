import { and, inArray, isNotNull, or, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/client.ts';
import { vehicleBookings } from '#server/resources/leads/types/vehicle-booking.ts';
import { quotes } from './schema.ts';

const noContact = { name: null, phone: null, phoneDigits: null };

/** The quotes themselves stay: they are what the company has promised, and say nothing of the person then. */
const hasContact = or(isNotNull(quotes.name), isNotNull(quotes.phone));

/** Erases names and phone numbers from the quotes that expired 30 days ago or earlier. */
export async function eraseExpiredContacts(db: Db): Promise<void> {
  await db
    .update(quotes)
    .set(noContact)
    .where(and(hasContact, sql`${quotes.validUntil} < now() - interval '30 days'`));
}

/** The quotes of a person: those with one of these phone digits, and those that one of these bookings carries. */
interface QuotedPerson {
  phones: readonly string[];
  bookingIds: readonly string[];
}

/** Erases a person's name and number from their quotes; returns the quotes' ids. */
export async function eraseQuotedPerson(
  tx: Db,
  { phones, bookingIds }: QuotedPerson,
): Promise<string[]> {
  const booked = tx
    .select({ code: vehicleBookings.quoteCode })
    .from(vehicleBookings)
    .where(inArray(vehicleBookings._id, [...bookingIds]));
  const isTheirs = or(
    phones.length > 0 ? inArray(quotes.phoneDigits, [...phones]) : undefined,
    bookingIds.length > 0 ? inArray(quotes.code, booked) : undefined,
  );
  if (!isTheirs) return [];
  const erased = await tx
    .update(quotes)
    .set(noContact)
    .where(and(hasContact, isTheirs))
    .returning({ _id: quotes._id });
  return erased.map(({ _id }) => _id);
}
