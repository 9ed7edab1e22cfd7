import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { dealerApplication } from '#contract/leads/dealer-application.ts';
import { day, leadColumns, leadIndexes, personColumns } from '#server/resources/leads/columns.ts';
import { defineLead } from '#server/resources/leads/lead.ts';

const searched = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'city',
  'address',
  'cnic',
  'ntnNumber',
  'cityDealership',
  'province',
  'selectedPreferredDealership',
  'location',
  'assignedRepresentative',
  'assignedTo',
  'notes',
] as const;

export const dealerApplications = pgTable(
  'dealer_applications',
  {
    ...leadColumns<keyof typeof dealerApplication.statuses>(searched),
    selectedPreferredDealership: text().notNull(),
    selectedFacilityStatus: text().notNull(),
    ...personColumns(),
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

/** The request type for dealer applications. */
export const dealerApplicationLead = defineLead(dealerApplication, dealerApplications, {
  searched,
});
