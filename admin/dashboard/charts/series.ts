import { contact } from '#contract/leads/contact.ts';
import { dealerApplication } from '#contract/leads/dealer-application.ts';
import { jobApplication } from '#contract/leads/job-application.ts';
import { partsRequest } from '#contract/leads/parts-request.ts';
import { serviceAppointment } from '#contract/leads/service-appointment.ts';
import { testDrive } from '#contract/leads/test-drive.ts';
import { vehicleBooking } from '#contract/leads/vehicle-booking.ts';

/** One layer of a stacked bar chart. */
export interface Series {
  key: string;
  label: string;
  color: string;
}

const buildSeries = (
  { slug, texts }: { slug: string; texts: { title: string } },
  color: string,
): Series => ({ key: slug, label: texts.title, color: `var(--color-${color})` });

/** The request types, in stacking order from the bottom. */
export const requestSeries: readonly Series[] = [
  buildSeries(contact, 'blue'),
  buildSeries(vehicleBooking, 'green'),
  buildSeries(testDrive, 'violet'),
  buildSeries(serviceAppointment, 'amber'),
  buildSeries(partsRequest, 'teal'),
  buildSeries(jobApplication, 'pink'),
  buildSeries(dealerApplication, 'grey'),
];
