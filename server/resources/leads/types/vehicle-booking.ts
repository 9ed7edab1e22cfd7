import { eq, type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { todayInPakistan } from '#contract/format/pakistan-time.ts';
import {
  type bookingTypes,
  deliveryMessages,
  describePriceRefusal,
  vehicleBooking,
} from '#contract/leads/vehicle-booking.ts';
import { sortKey } from '#server/platform/db/columns.ts';
import { foldCase } from '#server/platform/db/text-search.ts';
import { AppError, invalidInput } from '#server/platform/errors.ts';
import { newId } from '#server/platform/new-id.ts';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import { day, isOpenStatus, leadColumns, leadIndexes } from '#server/resources/leads/columns.ts';
import {
  type ChangeRule,
  type Derivation,
  defineLead,
  type StoredCheck,
} from '#server/resources/leads/lead.ts';
import { pricesFor } from '#server/resources/pricing/price.ts';
import { quotedPricesFor } from '#server/resources/quotes/booked-price.ts';

const searched = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'city',
  'address',
  'cnic',
  'ntnNumber',
  'selectedVehicle',
  'selectedColor',
  'preferredDealership',
  'assignedSalesPerson',
  'assignedTo',
  'notes',
] as const;

/** SQL for an address without case, spaces and punctuation, so that the same one is found in another notation. */
const buildAddressKey = (address: AnyPgColumn | SQL): SQL =>
  sql`regexp_replace(${foldCase(address)}, '[[:space:][:punct:]]+', '', 'g')`;

/** SQL for a number of an address: a folded text may be longer than an index holds. */
const hashAddress = (address: AnyPgColumn | SQL): SQL =>
  sql`hashtextextended(${buildAddressKey(address)}, 0)`;

/** Shorter addresses, such as 'DHA, Lahore', are those of many buyers. */
const minAddressLength = 15;

export const vehicleBookings = pgTable(
  'vehicle_bookings',
  {
    ...leadColumns<keyof typeof vehicleBooking.statuses>(searched),
    selectedVehicle: text().notNull(),
    selectedColor: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text().notNull(),
    address: text().notNull(),
    city: text().notNull(),
    cnic: text().notNull(),
    preferredDealership: text().notNull(),
    typeOfBooking: text().$type<(typeof bookingTypes)[number]>().notNull(),
    email: text(),
    ntnNumber: text(),
    selectedCity: text(),
    promotionalConsent: boolean().notNull(),
    /** Whole rupees; null unless vehicle and city had exactly one price at the time of booking. */
    basePrice: bigint({ mode: 'number' }),
    freight: bigint({ mode: 'number' }),
    finalPrice: bigint({ mode: 'number' }),
    filerStatus: text(),
    /** The code of the buyer's quote, as sent; its prices apply if it was valid. */
    quoteCode: text(),
    /** The code for /verify. Set by new_code() of a migration. */
    verifyCode: text().notNull().default(sql`new_code()`),
    paymentStatus: text(),
    /** The day on which delivery is promised now; its history is in `bookingPromises`. */
    promisedDate: day(),
    allottedAt: day(),
    readyAt: day(),
    deliveredAt: day(),
    assignedSalesPerson: text(),
    notes: text(),
  },
  (table) => [
    ...leadIndexes('vehicle_bookings', table, vehicleBooking),
    uniqueIndex('vehicle_bookings_verify_code').on(table.verifyCode),
    // The bookings that wait for a car, in the order of their queues.
    index('vehicle_bookings_queue')
      .on(sortKey(table.selectedVehicle), sortKey(table.selectedColor), table.createdAt, table._id)
      .where(
        sql`${isNotTrashed(table)} and ${isOpenStatus({ facts: vehicleBooking })} and ${table.allottedAt} is null and ${table.deliveredAt} is null`,
      ),
    index('vehicle_bookings_address_key').on(hashAddress(table.address)).where(isNotTrashed(table)),
    index('vehicle_bookings_quote').on(table.quoteCode).where(sql`${table.quoteCode} is not null`),
  ],
);

/** SQL for whether a booking has an address, in any notation. */
export const hasAddress = (address: SQL): SQL => sql`
  ${hashAddress(vehicleBookings.address)} = ${hashAddress(address)}
  and ${buildAddressKey(vehicleBookings.address)} = ${buildAddressKey(address)}
  and length(${buildAddressKey(address)}) >= ${minAddressLength}`;

/** The delivery days that were promised to buyers. Rows never change, and are deleted with their booking. */
export const bookingPromises = pgTable(
  'booking_promises',
  {
    /** UUID v7. */
    _id: uuid('_id').primaryKey(),
    bookingId: uuid()
      .notNull()
      .references(() => vehicleBookings._id, { onDelete: 'cascade' }),
    /** The day on which it was promised. */
    toldOn: day().notNull(),
    /** Null if the promise was withdrawn. */
    date: day(),
    /** Why it replaced the day before; null for the first one. */
    reason: text(),
  },
  (table) => [index('booking_promises_booking').on(table.bookingId, table._id)],
);

const refuse = (field: string, message: string) => invalidInput([{ field, message }]);

const isEarlier = (day: unknown, other: unknown): boolean =>
  typeof day === 'string' && typeof other === 'string' && day < other;

/** Throws 'invalid' if the days of the steps are not in their order. */
function checkSteps({ allottedAt, readyAt, deliveredAt }: Record<string, unknown>): void {
  if (isEarlier(readyAt, allottedAt)) throw refuse('readyAt', deliveryMessages.readyTooEarly);
  if (isEarlier(deliveredAt, allottedAt) || isEarlier(deliveredAt, readyAt)) {
    throw refuse('deliveredAt', deliveryMessages.deliveredTooEarly);
  }
}

/** Adds a changed promise to its history. A day that replaces another one, or none, needs a reason. */
const changeDelivery: ChangeRule = async (
  tx,
  { before, changes: { promiseReason, ...changes } },
) => {
  checkSteps({ ...before, ...changes });
  const { promisedDate } = changes;
  if (promisedDate === undefined || promisedDate === before.promisedDate) return changes;
  const reason = before.promisedDate === null ? null : ((promiseReason as string) ?? '');
  if (reason === '') throw refuse('promiseReason', deliveryMessages.reasonNeeded);
  await tx.insert(bookingPromises).values({
    _id: newId(),
    bookingId: before._id,
    toldOn: todayInPakistan(),
    date: promisedDate as string | null,
    reason,
  });
  return changes;
};

type Price = keyof ReturnType<typeof quotedPricesFor>;

/**
 * Builds a price of a booking for the delivery city or the visitor's city: the quote's price, or else the price list's.
 */
const derivePrice =
  (price: Price): Derivation =>
  (field) => {
    const vehicle = field('selectedVehicle');
    const city = sql`coalesce(${field('selectedCity')}, ${field('city')})`;
    const quoted = quotedPricesFor({ code: field('quoteCode'), vehicle, city });
    return sql`coalesce(${quoted[price]}, ${pricesFor({ vehicle, city })[price]})`;
  };

/**
 * Throws a conflict with the price of a booking if the visitor was shown another one: the price list has changed since
 * the page was loaded, a quote has expired, or a form without JavaScript was sent for a car or a city that it showed no
 * sum for.
 */
const checkShownPrice: StoredCheck = ({ _id, shownPrice }) => {
  if (typeof shownPrice !== 'number') return null;
  return async (tx) => {
    const { basePrice, freight, finalPrice } = vehicleBookings;
    const [price] = await tx
      .select({ basePrice, freight, finalPrice })
      .from(vehicleBookings)
      .where(eq(vehicleBookings._id, _id));
    if (!price || (price.finalPrice ?? 0) === shownPrice) return;
    throw new AppError('conflict', describePriceRefusal(price), { data: { price } });
  };
};

/** The request type for vehicle bookings; their prices are determined when they are stored. */
export const vehicleBookingLead = defineLead(vehicleBooking, vehicleBookings, {
  searched,
  derived: {
    basePrice: derivePrice('basePrice'),
    freight: derivePrice('freight'),
    finalPrice: derivePrice('finalPrice'),
  },
  checkStored: checkShownPrice,
  completeChange: changeDelivery,
  sameCustomer: hasAddress,
});
