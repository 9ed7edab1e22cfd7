import { contact } from './contact.ts';
import { dealerApplication } from './dealer-application.ts';
import { jobApplication } from './job-application.ts';
import type { LeadFacts } from './lead.ts';
import { partsRequest } from './parts-request.ts';
import { serviceAppointment } from './service-appointment.ts';
import { testDrive } from './test-drive.ts';
import { vehicleBooking } from './vehicle-booking.ts';

/** Every type of visitor request, in the order of the back office menu. */
export const leadTypes: readonly LeadFacts[] = [
  contact,
  vehicleBooking,
  testDrive,
  serviceAppointment,
  partsRequest,
  jobApplication,
  dealerApplication,
];
