import type { Lead } from './lead.ts';
import { contactLead } from './types/contact.ts';
import { dealerApplicationLead } from './types/dealer-application.ts';
import { jobApplicationLead } from './types/job-application.ts';
import { partsRequestLead } from './types/parts-request.ts';
import { serviceAppointmentLead } from './types/service-appointment.ts';
import { testDriveLead } from './types/test-drive.ts';
import { vehicleBookingLead } from './types/vehicle-booking.ts';

/** Every request type on the server. */
export const leads: readonly Lead[] = [
  contactLead,
  vehicleBookingLead,
  testDriveLead,
  serviceAppointmentLead,
  partsRequestLead,
  jobApplicationLead,
  dealerApplicationLead,
];
