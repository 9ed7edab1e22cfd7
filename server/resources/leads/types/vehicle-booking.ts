import { sql } from 'drizzle-orm';
import { bigint, boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { type bookingTypes, vehicleBooking } from '#contract/leads/vehicle-booking.ts';
import { leadColumns, leadIndexes } from '#server/resources/leads/columns.ts';
import { defineLead } from '#server/resources/leads/define-lead.ts';
import type { Derivation } from '#server/resources/leads/lead.ts';
import { pricesFor } from '#server/resources/pricing/price.ts';

/** The columns whose text a search looks through. */
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
    paymentStatus: text(),
    assignedSalesPerson: text(),
    notes: text(),
  },
  (table) => leadIndexes('vehicle_bookings', table, vehicleBooking),
);

/** Builds the prices of a booking, for the delivery city or else for the visitor's city. */
const findPrices = (field: Parameters<Derivation>[0]) =>
  pricesFor({
    vehicle: field('selectedVehicle'),
    city: sql`coalesce(${field('selectedCity')}, ${field('city')})`,
  });

/** The request type for vehicle bookings; the price is computed when a booking is stored. */
export const vehicleBookingLead = defineLead(vehicleBooking, vehicleBookings, {
  searched,
  derived: {
    basePrice: (field) => findPrices(field).basePrice,
    freight: (field) => findPrices(field).freight,
    finalPrice: (field) => findPrices(field).finalPrice,
  },
});
