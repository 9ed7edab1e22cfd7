import { eq, sql } from 'drizzle-orm';
import { bigint, boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  type bookingTypes,
  describePriceRefusal,
  vehicleBooking,
} from '#contract/leads/vehicle-booking.ts';
import { AppError } from '#server/platform/errors.ts';
import { leadColumns, leadIndexes } from '#server/resources/leads/columns.ts';
import { type Derivation, defineLead, type StoredCheck } from '#server/resources/leads/lead.ts';
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
    assignedSalesPerson: text(),
    notes: text(),
  },
  (table) => [
    ...leadIndexes('vehicle_bookings', table, vehicleBooking),
    uniqueIndex('vehicle_bookings_verify_code').on(table.verifyCode),
    index('vehicle_bookings_quote').on(table.quoteCode).where(sql`${table.quoteCode} is not null`),
  ],
);

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
});
