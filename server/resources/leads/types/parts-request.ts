import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { partsRequest } from '#contract/leads/parts-request.ts';
import { leadColumns, leadIndexes, personColumns } from '#server/resources/leads/columns.ts';
import { defineLead } from '#server/resources/leads/lead.ts';

const searched = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'city',
  'address',
  'vinNumber',
  'requiredPart',
  'vehicleModel',
  'assignedTo',
  'additionalNotes',
] as const;

export const partsRequests = pgTable(
  'parts_requests',
  {
    ...leadColumns<keyof typeof partsRequest.statuses>(searched),
    ...personColumns(),
    city: text().notNull(),
    vinNumber: text().notNull(),
    /** Kilometers. */
    mileage: integer(),
    requiredPart: text(),
    // No form sends these; they are shown if set.
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

/** The request type for parts requests. */
export const partsRequestLead = defineLead(partsRequest, partsRequests, {
  searched,
});
