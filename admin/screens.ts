import type { RouteObject } from 'react-router';
import { audit } from '#contract/audit.ts';
import { eventsAdmin } from '#contract/content/events-admin.ts';
import { mediaAdmin } from '#contract/content/media-admin.ts';
import { newsAdmin } from '#contract/content/news-admin.ts';
import { dealerAdmin } from '#contract/dealers-admin.ts';
import { jobAdmin } from '#contract/jobs-admin.ts';
import { contact } from '#contract/leads/contact.ts';
import { dealerApplication } from '#contract/leads/dealer-application.ts';
import { jobApplication } from '#contract/leads/job-application.ts';
import { partsRequest } from '#contract/leads/parts-request.ts';
import { serviceAppointment } from '#contract/leads/service-appointment.ts';
import { testDrive } from '#contract/leads/test-drive.ts';
import { vehicleBooking } from '#contract/leads/vehicle-booking.ts';
import { newsletterAdmin } from '#contract/newsletter-admin.ts';
import type { Permission } from '#contract/staff.ts';
import { staffAccountsAdmin } from '#contract/staff-accounts.ts';

/** The menu's dropdowns; each opens with a permission of its name. */
export type MenuGroupKey = Extract<
  Permission,
  'customer-management' | 'hr-management' | 'media-management' | 'staff-management'
>;

/** A screen behind a permission. Without a group it stands in the menu by itself. */
export interface Screen {
  title: string;
  path: string;
  permission: Permission;
  group?: MenuGroupKey;
  /** Loads the module whose `Component` is the screen. */
  load: RouteObject['lazy'] & (() => Promise<unknown>);
}

interface ScreenFacts {
  slug: string;
  permission: Permission;
  texts: { title: string };
}

const screen = (
  { slug, permission, texts }: ScreenFacts,
  load: Screen['load'],
  group?: MenuGroupKey,
): Screen => ({ title: texts.title, path: `/${slug}`, permission, load, ...(group && { group }) });

/** Every screen but the dashboard, which everybody has, in the order of the menu. */
export const screens: readonly Screen[] = [
  screen(contact, () => import('./leads/contact.tsx'), 'customer-management'),
  screen(vehicleBooking, () => import('./leads/vehicle-booking.tsx'), 'customer-management'),
  screen(testDrive, () => import('./leads/test-drive.tsx'), 'customer-management'),
  screen(
    serviceAppointment,
    () => import('./leads/service-appointment.tsx'),
    'customer-management',
  ),
  screen(partsRequest, () => import('./leads/parts-request.tsx'), 'customer-management'),
  screen(jobAdmin, () => import('./jobs/job-screen.tsx'), 'hr-management'),
  screen(jobApplication, () => import('./leads/job-application.tsx'), 'hr-management'),
  screen(dealerApplication, () => import('./leads/dealer-application.tsx'), 'hr-management'),
  screen(
    newsletterAdmin,
    () => import('./newsletter/newsletter-screen.tsx'),
    'customer-management',
  ),
  screen(
    {
      slug: 'price-calculator',
      permission: 'price-calculator',
      texts: { title: 'Price Calculator' },
    },
    () => import('./pricing/price-screen.tsx'),
    'hr-management',
  ),
  screen(
    { ...dealerAdmin, slug: 'dealer-management' },
    () => import('./dealers/dealer-screen.tsx'),
    'hr-management',
  ),
  screen(
    { ...newsAdmin, permission: newsAdmin.content.permission },
    () => import('./content/news-screen.tsx'),
    'media-management',
  ),
  screen(
    { ...eventsAdmin, permission: eventsAdmin.content.permission },
    () => import('./content/event-screen.tsx'),
    'media-management',
  ),
  screen(
    { ...mediaAdmin, permission: mediaAdmin.content.permission },
    () => import('./content/media-screen.tsx'),
    'media-management',
  ),
  screen(staffAccountsAdmin, () => import('./staff/staff-accounts-screen.tsx'), 'staff-management'),
  screen(audit, () => import('./audit/audit-screen.tsx'), 'staff-management'),
];
