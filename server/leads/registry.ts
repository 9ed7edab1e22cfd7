import { contactLead } from './contact.ts';
import { dealerApplicationLead } from './dealer-application.ts';
import { jobApplicationLead } from './job-application.ts';
import type { Lead } from './lead.ts';
import { partsRequestLead } from './parts-request.ts';
import { serviceAppointmentLead } from './service-appointment.ts';
import { testDriveLead } from './test-drive.ts';
import { vehicleBookingLead } from './vehicle-booking.ts';

/** Every request type that the server keeps. */
export const leads: readonly Lead[] = [
  contactLead,
  vehicleBookingLead,
  testDriveLead,
  serviceAppointmentLead,
  partsRequestLead,
  jobApplicationLead,
  dealerApplicationLead,
];
