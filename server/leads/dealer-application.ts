import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { dealerApplication } from '#contract/leads/dealer-application.ts';
import { day, leadColumns, leadIndexes } from './columns.ts';
import { defineLead } from './lead.ts';

export const dealerApplications = pgTable(
  'dealer_applications',
  {
    ...leadColumns<keyof typeof dealerApplication.statuses>(),
    selectedPreferredDealership: text().notNull(),
    selectedFacilityStatus: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text().notNull(),
    email: text(),
    address: text().notNull(),
    city: text().notNull(),
    cnic: text().notNull(),
    ntnNumber: text(),
    typeOfOwnership: text(),
    typeOfBusiness: text(),
    totalYearsBusiness: text(),
    location: text().notNull(),
    cityDealership: text().notNull(),
    province: text().notNull(),
    proposedSize: text(),
    proposedLocation: text(),
    proposedDimensions: text(),
    agreeToShare: boolean().notNull(),
    assignedRepresentative: text(),
    reviewDate: day(),
    notes: text(),
  },
  (table) => leadIndexes('dealer_applications', table, dealerApplication),
);

/** Dealer applications, in their own table. */
export const dealerApplicationLead = defineLead(dealerApplication, dealerApplications, {
  searched: ['firstName', 'lastName', 'email', 'phone', 'city', 'cnic', 'cityDealership'],
});
