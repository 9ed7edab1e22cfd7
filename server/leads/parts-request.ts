import { pgTable, text } from 'drizzle-orm/pg-core';
import { partsRequest } from '#contract/leads/parts-request.ts';
import { leadColumns, leadIndexes } from './columns.ts';
import { defineLead } from './lead.ts';

export const partsRequests = pgTable(
  'parts_requests',
  {
    ...leadColumns<keyof typeof partsRequest.statuses>(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text().notNull(),
    email: text(),
    city: text().notNull(),
    vinNumber: text().notNull(),
    mileage: text(),
    requiredPart: text(),
    // No form sends these; they are shown where they are filled.
    address: text(),
    vehicleModel: text(),
    vehicleYear: text(),
    partNumber: text(),
    quantity: text(),
    urgency: text(),
    estimatedDelivery: text(),
    specialInstructions: text(),
    additionalNotes: text(),
  },
  (table) => leadIndexes('parts_requests', table, partsRequest),
);

/** Parts requests, in their own table. */
export const partsRequestLead = defineLead(partsRequest, partsRequests, {
  searched: ['firstName', 'lastName', 'email', 'phone', 'city', 'vinNumber', 'requiredPart'],
});
