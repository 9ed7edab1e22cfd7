import { and, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '#server/platform/db/client.ts';
import { hasPhone } from '#server/platform/phone-number.ts';
import { vehicleBookings } from '#server/resources/leads/types/vehicle-booking.ts';
import { quotes } from './schema.ts';

const noContact = { name: null, phone: null, phoneDigits: null };

/** The quotes themselves stay: they document the company's promises, and no longer identify the person. */
const hasContact = or(isNotNull(quotes.name), isNotNull(quotes.phone));

/** Erases names and phone numbers from quotes that expired at least 30 days ago. */
export async function eraseExpiredContacts(db: Db): Promise<void> {
  await db
    .update(quotes)
    .set(noContact)
    .where(and(hasContact, sql`${quotes.validUntil} < now() - interval '30 days'`));
}

/** The keys of a person's phone numbers, and their bookings. */
interface QuotedPerson {
  phones: readonly string[];
  bookingIds: readonly string[];
}

/**
 * Finds the quotes with a person's contact: those with one of their numbers, and those of their bookings, unless the
 * quote has another number.
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
    hasPhone(quotes, phones),
    bookingIds.length > 0 ? and(isNull(quotes.phone), inArray(quotes.code, booked)) : undefined,
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
