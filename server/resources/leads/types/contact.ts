import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { contact } from '#contract/leads/contact.ts';
import { leadColumns, leadIndexes } from '#server/resources/leads/columns.ts';
import { buildKnownVehicle } from '#server/resources/leads/known-vehicle.ts';
import { defineLead } from '#server/resources/leads/lead.ts';

const searched = [
  'fullName',
  'email',
  'phone',
  'city',
  'subject',
  'message',
  'address',
  'vehicle',
  'assignedTo',
  'notes',
] as const;

export const contactInquiries = pgTable(
  'contact_inquiries',
  {
    ...leadColumns<keyof typeof contact.statuses>(searched),
    fullName: text().notNull(),
    firstName: text(),
    lastName: text(),
    phone: text().notNull(),
    email: text(),
    address: text(),
    city: text(),
    subject: text(),
    vehicle: text().notNull(),
    /** The vehicle as counted in statistics. */
    countedVehicle: text(),
    message: text().notNull(),
    promotionalContact: boolean().notNull(),
    /** No form sends it; shown if it is set. */
    priority: text(),
    notes: text(),
  },
  (table) => leadIndexes('contact_inquiries', table, contact),
);

/** The request type for contact inquiries. */
export const contactLead = defineLead(contact, contactInquiries, {
  derived: { countedVehicle: (field) => buildKnownVehicle(field('vehicle')) },
  tallyKeys: { vehicle: 'countedVehicle' },
  searched,
});
