import { and, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
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

/** The phone digits and the bookings of a person. */
interface QuotedPerson {
  phones: readonly string[];
  bookingIds: readonly string[];
}

/**
 * Finds the quotes whose contact is a person's: those with one of their numbers, and those that one of their bookings
 * carries, unless another number is on it.
 */
export async function findQuotedPerson(
  db: Db,
  { phones, bookingIds }: QuotedPerson,
): Promise<string[]> {
  const booked = db
    .select({ code: vehicleBookings.quoteCode })
    .from(vehicleBookings)
    .where(inArray(vehicleBookings._id, [...bookingIds]));
  const isTheirs = or(
    phones.length > 0 ? inArray(quotes.phoneDigits, [...phones]) : undefined,
    bookingIds.length > 0
      ? and(isNull(quotes.phoneDigits), inArray(quotes.code, booked))
      : undefined,
  );
  if (!isTheirs) return [];
  const found = await db.select({ _id: quotes._id }).from(quotes).where(and(hasContact, isTheirs));
  return found.map(({ _id }) => _id);
}

/** Erases the names and numbers from these quotes. */
export async function eraseQuoteContacts(tx: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(quotes)
    .set(noContact)
    .where(inArray(quotes._id, [...ids]));
}
