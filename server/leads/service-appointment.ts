import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { serviceAppointment } from '#contract/leads/service-appointment.ts';
import { day, leadColumns, leadIndexes } from './columns.ts';
import { defineLead } from './lead.ts';

export const serviceAppointments = pgTable(
  'service_appointments',
  {
    ...leadColumns<keyof typeof serviceAppointment.statuses>(),
    selectedVehicle: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text().notNull(),
    email: text(),
    city: text().notNull(),
    selectedServiceType: text().notNull(),
    serviceDate: day().notNull(),
    selectedDealership: text(),
    vinNumber: text(),
    odometer: text(),
    contactMe: boolean().notNull(),
    additionalNotes: text(),
    confirmedDate: day(),
    confirmedTime: text(),
    assignedTechnician: text(),
    /** Whole rupees. */
    estimatedCost: text(),
    notes: text(),
    // No form sends these; they are shown where they are filled.
    address: text(),
    vehicleYear: text(),
    preferredTime: text(),
    estimatedDuration: text(),
    serviceNotes: text(),
  },
  (table) => leadIndexes('service_appointments', table, serviceAppointment),
);

/** Service appointments, in their own table. */
export const serviceAppointmentLead = defineLead(serviceAppointment, serviceAppointments, {
  searched: ['firstName', 'lastName', 'email', 'phone', 'city', 'vinNumber', 'selectedVehicle'],
});
