import { eventsAdmin } from '#contract/content/events-admin.ts';
import { newsAdmin } from '#contract/content/news-admin.ts';
import { contact } from '#contract/leads/contact.ts';
import { dealerApplication } from '#contract/leads/dealer-application.ts';
import { jobApplication } from '#contract/leads/job-application.ts';
import { partsRequest } from '#contract/leads/parts-request.ts';
import { serviceAppointment } from '#contract/leads/service-appointment.ts';
import { testDrive } from '#contract/leads/test-drive.ts';
import { vehicleBooking } from '#contract/leads/vehicle-booking.ts';
import { newsletterAdmin } from '#contract/newsletter/newsletter-admin.ts';
import { describeContent, type KindStatistics } from './statistics.ts';

/** The kinds whose figures the dashboard shows. */
export const hrKinds = {
  contact,
  vehicleBooking,
  testDrive,
  serviceAppointment,
  partsRequest,
  jobApplication,
  dealerApplication,
  newsletter: newsletterAdmin,
  news: describeContent(newsAdmin),
  events: describeContent(eventsAdmin),
};

/** The statistics of all kinds, by name. */
export type HrStatistics = Record<keyof typeof hrKinds, KindStatistics>;

/** The cards of totals. */
export const cards = [
  { kind: 'contact', label: 'Total Inquiries', counter: 'totalInquiries' },
  { kind: 'vehicleBooking', label: 'Total Bookings', counter: 'totalBookings' },
  { kind: 'testDrive', label: 'Test Drives', counter: 'totalTestDrives' },
  {
    kind: 'jobApplication',
    label: 'Job Applications',
    counter: 'totalApplications',
  },
  {
    kind: 'serviceAppointment',
    label: 'Service Appointments',
    counter: 'totalAppointments',
  },
  { kind: 'partsRequest', label: 'Parts Requests', counter: 'totalRequests' },
  {
    kind: 'newsletter',
    label: 'Newsletter Subscribers',
    counter: 'totalSubscriptions',
  },
] as const;
