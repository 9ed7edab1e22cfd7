import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { contact } from '#contract/leads/contact.ts';
import { leadColumns, leadIndexes } from './columns.ts';
import { defineLead } from './lead.ts';

export const contactInquiries = pgTable(
  'contact_inquiries',
  {
    ...leadColumns<keyof typeof contact.statuses>(),
    fullName: text().notNull(),
    firstName: text(),
    lastName: text(),
    phone: text().notNull(),
    email: text(),
    address: text(),
    city: text(),
    subject: text(),
    vehicle: text().notNull(),
    message: text().notNull(),
    promotionalContact: boolean().notNull(),
    /** No form sends it; shown where it is filled. */
    priority: text(),
    assignedTo: text(),
    notes: text(),
  },
  (table) => leadIndexes('contact_inquiries', table, contact),
);

/** Contact inquiries, in their own table. */
export const contactLead = defineLead(contact, contactInquiries, {
  searched: ['fullName', 'email', 'phone', 'city', 'subject', 'message'],
});
