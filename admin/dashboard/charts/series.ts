import { contact } from '#contract/leads/contact.ts';
import { dealerApplication } from '#contract/leads/dealer-application.ts';
import { jobApplication } from '#contract/leads/job-application.ts';
import { partsRequest } from '#contract/leads/parts-request.ts';
import { serviceAppointment } from '#contract/leads/service-appointment.ts';
import { testDrive } from '#contract/leads/test-drive.ts';
import { vehicleBooking } from '#contract/leads/vehicle-booking.ts';

/** One line of a chart, or one layer of its bars. */
export interface Series {
  key: string;
  label: string;
  colour: string;
}

const series = (
  { slug, texts }: { slug: string; texts: { title: string } },
  colour: string,
): Series => ({ key: slug, label: texts.title, colour: `var(--color-${colour})` });

/** The types of request in the order in which their bars stand on each other. */
export const requestSeries: readonly Series[] = [
  series(contact, 'blue'),
  series(vehicleBooking, 'green'),
  series(testDrive, 'violet'),
  series(serviceAppointment, 'amber'),
  series(partsRequest, 'teal'),
  series(jobApplication, 'pink'),
  series(dealerApplication, 'grey'),
];
