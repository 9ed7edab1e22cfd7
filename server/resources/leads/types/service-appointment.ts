import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { serviceAppointment } from '#contract/leads/service-appointment.ts';
import {
  appointmentTime,
  day,
  leadColumns,
  leadIndexes,
  personColumns,
} from '#server/resources/leads/columns.ts';
import { defineLead } from '#server/resources/leads/lead.ts';

const searched = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'city',
  'address',
  'vinNumber',
  'selectedVehicle',
  'selectedServiceType',
  'selectedDealership',
  'additionalNotes',
  'assignedTechnician',
  'assignedTo',
  'notes',
] as const;

export const serviceAppointments = pgTable(
  'service_appointments',
  {
    ...leadColumns<keyof typeof serviceAppointment.statuses>(searched),
    selectedVehicle: text().notNull(),
    ...personColumns(),
    city: text().notNull(),
    selectedServiceType: text().notNull(),
    serviceDate: day().notNull(),
    selectedDealership: text(),
    vinNumber: text(),
    /** Kilometers. */
    odometer: integer(),
    contactMe: boolean().notNull(),
    additionalNotes: text(),
    confirmedDate: day(),
    confirmedTime: text(),
    assignedTechnician: text(),
    /** Whole rupees. */
    estimatedCost: bigint({ mode: 'number' }),
    notes: text(),
    appointmentAt: appointmentTime({ date: 'service_date', time: 'preferred_time' }),
    // No form sends these; they are shown if set.
    address: text(),
    vehicleYear: text(),
    preferredTime: text(),
    estimatedDuration: text(),
    serviceNotes: text(),
  },
  (table) => leadIndexes('service_appointments', table, serviceAppointment),
);

/** The request type for service appointments. */
export const serviceAppointmentLead = defineLead(serviceAppointment, serviceAppointments, {
  searched,
});
