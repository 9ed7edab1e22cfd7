import type { availabilityAdmin } from '#contract/availability/availability-admin.ts';
import type { eventsAdmin } from '#contract/content/events-admin.ts';
import type { mediaAdmin } from '#contract/content/media-admin.ts';
import type { newsAdmin } from '#contract/content/news-admin.ts';
import type { dealerAdmin } from '#contract/dealers/dealers-admin.ts';
import type { jobAdmin } from '#contract/jobs/jobs-admin.ts';
import type { contact } from '#contract/leads/contact.ts';
import type { dealerApplication } from '#contract/leads/dealer-application.ts';
import type { jobApplication } from '#contract/leads/job-application.ts';
import type { messageTemplateAdmin } from '#contract/leads/message-templates-admin.ts';
import { myDayPermissions } from '#contract/leads/my-day.ts';
import type { partsRequest } from '#contract/leads/parts-request.ts';
import type { serviceAppointment } from '#contract/leads/service-appointment.ts';
import type { testDrive } from '#contract/leads/test-drive.ts';
import type { vehicleBooking } from '#contract/leads/vehicle-booking.ts';
import type { newsletterAdmin } from '#contract/newsletter/newsletter-admin.ts';
import type { issueAdmin } from '#contract/newsletter/newsletter-issues.ts';
import type { quoteAdmin } from '#contract/on-road/quotes.ts';
import type { tariffAdmin } from '#contract/on-road/tariffs-admin.ts';
import type { audit } from '#contract/staff/audit.ts';
import { deletingPermissions } from '#contract/staff/staff.ts';
import type { staffAccountsAdmin } from '#contract/staff/staff-accounts.ts';
import { buildLeadList } from './leads/lead-list.ts';
import type { ContentScreenFor, Screen, ScreenFor } from './screen.ts';

/** Every screen that needs a permission, in menu order. The dashboard is open to all staff. */
export const screens: readonly Screen[] = [
  {
    title: 'My Day',
    path: '/my-day',
    permission: myDayPermissions,
    load: () => import('./my-day/my-day-screen.tsx'),
  },
  {
    title: 'Calendar',
    path: '/calendar',
    permission: 'appointments',
    load: () => import('./calendar/calendar-screen.tsx'),
  },
  {
    title: 'Contact Inquiries',
    path: '/contact-inquiries',
    permission: 'contact-inquiries',
    group: 'customer-management',
    create: 'New inquiry',
    color: 'blue',
    load: () => import('./leads/contact-inquiries-screen.tsx'),
    list: async () => buildLeadList((await import('#contract/leads/contact.ts')).contact),
  } satisfies ScreenFor<typeof contact>,
  {
    title: 'Vehicle Bookings',
    path: '/vehicle-bookings',
    permission: 'vehicle-bookings',
    group: 'customer-management',
    create: 'New booking',
    color: 'green',
    load: () => import('./leads/vehicle-bookings-screen.tsx'),
    list: async () =>
      buildLeadList((await import('#contract/leads/vehicle-booking.ts')).vehicleBooking),
  } satisfies ScreenFor<typeof vehicleBooking>,
  {
    title: 'Test Drives',
    path: '/test-drives',
    permission: 'test-drives',
    group: 'customer-management',
    create: 'New test drive',
    color: 'violet',
    load: () => import('./leads/test-drives-screen.tsx'),
    list: async () => buildLeadList((await import('#contract/leads/test-drive.ts')).testDrive),
  } satisfies ScreenFor<typeof testDrive>,
  {
    title: 'Service Appointments',
    path: '/service-appointments',
    permission: 'service-appointments',
    group: 'customer-management',
    create: 'New service appointment',
    color: 'amber',
    load: () => import('./leads/service-appointments-screen.tsx'),
    list: async () =>
      buildLeadList((await import('#contract/leads/service-appointment.ts')).serviceAppointment),
  } satisfies ScreenFor<typeof serviceAppointment>,
  {
    title: 'Parts Requests',
    path: '/parts-requests',
    permission: 'parts-requests',
    group: 'customer-management',
    create: 'New parts request',
    color: 'teal',
    load: () => import('./leads/parts-requests-screen.tsx'),
    list: async () =>
      buildLeadList((await import('#contract/leads/parts-request.ts')).partsRequest),
  } satisfies ScreenFor<typeof partsRequest>,
  {
    title: 'Job Openings',
    path: '/job-openings',
    permission: 'job-openings',
    group: 'hr-management',
    create: 'Add Job',
    load: () => import('./jobs/job-openings-screen.tsx'),
    list: async () => (await import('./jobs/job-list.ts')).jobList,
  } satisfies ScreenFor<typeof jobAdmin>,
  {
    title: 'Job Applications',
    path: '/job-applications',
    permission: 'job-applications',
    group: 'hr-management',
    color: 'pink',
    load: () => import('./leads/job-applications-screen.tsx'),
    list: async () =>
      buildLeadList((await import('#contract/leads/job-application.ts')).jobApplication),
  } satisfies ScreenFor<typeof jobApplication>,
  {
    title: 'Dealer Applications',
    path: '/dealer-applications',
    permission: 'dealer-applications',
    group: 'dealers',
    create: 'New dealer application',
    color: 'grey',
    load: () => import('./leads/dealer-applications-screen.tsx'),
    list: async () =>
      buildLeadList((await import('#contract/leads/dealer-application.ts')).dealerApplication),
  } satisfies ScreenFor<typeof dealerApplication>,
  {
    title: 'Newsletter Subscriptions',
    path: '/newsletter-subscriptions',
    permission: 'newsletter-subscriptions',
    group: 'messages',
    load: () => import('./newsletter/newsletter-subscriptions-screen.tsx'),
    list: async () => (await import('./newsletter/newsletter-lists.ts')).subscriptionList,
  } satisfies ScreenFor<typeof newsletterAdmin>,
  {
    title: 'Newsletter Issues',
    path: '/newsletter-issues',
    permission: 'newsletter-subscriptions',
    group: 'messages',
    load: () => import('./newsletter/newsletter-issues-screen.tsx'),
    list: async () => (await import('./newsletter/newsletter-lists.ts')).issueList,
  } satisfies ScreenFor<typeof issueAdmin>,
  {
    title: 'Templates',
    path: '/message-templates',
    permission: 'templates',
    group: 'messages',
    load: () => import('./templates/message-templates-screen.tsx'),
    list: async () => (await import('./templates/template-list.ts')).templateList,
  } satisfies ScreenFor<typeof messageTemplateAdmin>,
  {
    title: 'Reports',
    path: '/reports',
    permission: 'reports',
    load: () => import('./reports/reports-screen.tsx'),
  },
  {
    title: 'Price Calculator',
    path: '/price-calculator',
    permission: 'price-calculator',
    group: 'prices',
    load: () => import('./pricing/price-calculator-screen.tsx'),
  },
  {
    title: 'Tariffs',
    path: '/tariffs',
    permission: 'tariffs',
    group: 'prices',
    load: () => import('./tariffs/tariffs-screen.tsx'),
  } satisfies ScreenFor<typeof tariffAdmin>,
  {
    title: 'Quotes',
    path: '/quotes',
    permission: 'price-calculator',
    group: 'prices',
    load: () => import('./quotes/quotes-screen.tsx'),
    list: async () => (await import('./quotes/quote-list.ts')).quoteList,
  } satisfies ScreenFor<typeof quoteAdmin>,
  {
    title: 'Dealer Management',
    path: '/dealer-management',
    permission: 'dealer-management',
    group: 'dealers',
    create: 'Add Dealer',
    load: () => import('./dealers/dealer-management-screen.tsx'),
    list: async () => (await import('./dealers/dealer-list.ts')).dealerList,
  } satisfies ScreenFor<Omit<typeof dealerAdmin, 'slug'> & { slug: 'dealer-management' }>,
  {
    title: 'Dealer Locations',
    path: '/dealer-locations',
    permission: 'dealer-management',
    group: 'dealers',
    load: () => import('./dealers/dealer-locations-screen.tsx'),
  },
  {
    title: 'Availability',
    path: '/availability',
    permission: 'availability',
    group: 'dealers',
    load: () => import('./availability/availability-screen.tsx'),
  } satisfies ScreenFor<typeof availabilityAdmin>,
  {
    title: 'Appointment Setup',
    path: '/appointment-setup',
    permission: 'appointments',
    group: 'dealers',
    load: () => import('./calendar/setup/appointment-setup-screen.tsx'),
  },
  {
    title: 'News Management',
    path: '/news-management',
    permission: 'news-management',
    group: 'media-management',
    create: 'Create News',
    load: () => import('./content/news-management-screen.tsx'),
    list: async () => (await import('./content/content-list.ts')).newsList,
  } satisfies ContentScreenFor<typeof newsAdmin>,
  {
    title: 'Event Management',
    path: '/event-management',
    permission: 'event-management',
    group: 'media-management',
    create: 'Create Event',
    load: () => import('./content/event-management-screen.tsx'),
    list: async () => (await import('./content/content-list.ts')).eventList,
  } satisfies ContentScreenFor<typeof eventsAdmin>,
  {
    title: 'Media Management',
    path: '/media-management',
    permission: 'media-management',
    group: 'media-management',
    create: 'Add Media',
    load: () => import('./content/media-management-screen.tsx'),
    list: async () => (await import('./content/content-list.ts')).mediaList,
  } satisfies ContentScreenFor<typeof mediaAdmin>,
  {
    title: 'Staff Accounts',
    path: '/staff-accounts',
    permission: 'staff-management',
    group: 'staff-management',
    load: () => import('./staff/staff-accounts-screen.tsx'),
    list: async () => (await import('./staff/account-list.ts')).accountList,
  } satisfies ScreenFor<typeof staffAccountsAdmin>,
  {
    title: 'Audit',
    path: '/audit',
    permission: 'audit',
    group: 'staff-management',
    load: () => import('./audit/audit-screen.tsx'),
    list: async () => (await import('./audit/audit-list.ts')).auditList,
  } satisfies ScreenFor<typeof audit>,
  {
    title: 'Trash',
    path: '/trash',
    permission: deletingPermissions,
    group: 'staff-management',
    load: () => import('./trash/trash-screen.tsx'),
  },
  {
    title: 'Status',
    path: '/status',
    permission: 'staff-management',
    group: 'staff-management',
    load: () => import('./status/status-screen.tsx'),
  },
];
