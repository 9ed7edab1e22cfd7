import { sql } from 'drizzle-orm';
import { bigint, boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { type bookingTypes, vehicleBooking } from '#contract/leads/vehicle-booking.ts';
import { pricesFor } from '#server/pricing/price.ts';
import { leadColumns, leadIndexes } from './columns.ts';
import { type Derivation, defineLead } from './lead.ts';

export const vehicleBookings = pgTable(
  'vehicle_bookings',
  {
    ...leadColumns<keyof typeof vehicleBooking.statuses>(),
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
    /** Whole rupees; null unless vehicle and city meant one price at the time of booking. */
    basePrice: bigint({ mode: 'number' }),
    finalPrice: bigint({ mode: 'number' }),
    filerStatus: text(),
    paymentStatus: text(),
    assignedSalesPerson: text(),
    notes: text(),
  },
  (table) => leadIndexes('vehicle_bookings', table, vehicleBooking),
);

/** The prices of a booking: for the city that was chosen for delivery, else for the visitor's own. */
const pricesOf = (field: Parameters<Derivation>[0]) =>
  pricesFor({
    vehicle: field('selectedVehicle'),
    city: sql`coalesce(${field('selectedCity')}, ${field('city')})`,
  });

/** Vehicle bookings, in their own table, priced as they are stored. */
export const vehicleBookingLead = defineLead(vehicleBooking, vehicleBookings, {
  searched: [
    'firstName',
    'lastName',
    'email',
    'phone',
    'city',
    'cnic',
    'selectedVehicle',
    'preferredDealership',
  ],
  derived: {
    basePrice: (field) => pricesOf(field).basePrice,
    finalPrice: (field) => pricesOf(field).finalPrice,
  },
});
