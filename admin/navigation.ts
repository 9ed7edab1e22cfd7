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
import type { Permission, StaffUser } from '#contract/staff.ts';
import { staffAccountsAdmin } from '#contract/staff-accounts.ts';
import { isPermitted } from './session/session.ts';

/** The menu's dropdowns, in its order. */
const groups = {
  'customer-management': 'Customer Management',
  'hr-management': 'HR Management',
  'media-management': 'Media Management',
  'staff-management': 'Administration',
} as const satisfies Partial<Record<Permission, string>>;

type Group = keyof typeof groups;

/** A screen behind a permission. Without a group it stands in the menu by itself. */
export interface Screen {
  title: string;
  path: string;
  permission: Permission;
  group?: Group;
  /** Loads the module whose `Component` is the screen. */
  load: RouteObject['lazy'] & (() => Promise<unknown>);
}

/** Every screen but the dashboard, which everybody has, in the order of the menu. */
export const screens: readonly Screen[] = [
  {
    title: contact.texts.title,
    path: `/${contact.slug}`,
    permission: contact.permission,
    group: 'customer-management',
    load: () => import('./leads/contact.tsx'),
  },
  {
    title: vehicleBooking.texts.title,
    path: `/${vehicleBooking.slug}`,
    permission: vehicleBooking.permission,
    group: 'customer-management',
    load: () => import('./leads/vehicle-booking.tsx'),
  },
  {
    title: testDrive.texts.title,
    path: `/${testDrive.slug}`,
    permission: testDrive.permission,
    group: 'customer-management',
    load: () => import('./leads/test-drive.tsx'),
  },
  {
    title: serviceAppointment.texts.title,
    path: `/${serviceAppointment.slug}`,
    permission: serviceAppointment.permission,
    group: 'customer-management',
    load: () => import('./leads/service-appointment.tsx'),
  },
  {
    title: partsRequest.texts.title,
    path: `/${partsRequest.slug}`,
    permission: partsRequest.permission,
    group: 'customer-management',
    load: () => import('./leads/parts-request.tsx'),
  },
  {
    title: jobAdmin.texts.title,
    path: `/${jobAdmin.slug}`,
    permission: jobAdmin.permission,
    group: 'hr-management',
    load: () => import('./jobs/job-screen.tsx'),
  },
  {
    title: jobApplication.texts.title,
    path: `/${jobApplication.slug}`,
    permission: jobApplication.permission,
    group: 'hr-management',
    load: () => import('./leads/job-application.tsx'),
  },
  {
    title: dealerApplication.texts.title,
    path: `/${dealerApplication.slug}`,
    permission: dealerApplication.permission,
    group: 'hr-management',
    load: () => import('./leads/dealer-application.tsx'),
  },
  {
    title: newsletterAdmin.texts.title,
    path: `/${newsletterAdmin.slug}`,
    permission: newsletterAdmin.permission,
    load: () => import('./newsletter/newsletter-screen.tsx'),
  },
  {
    title: 'Price Calculator',
    path: '/price-calculator',
    permission: 'price-calculator',
    load: () => import('./pricing/price-screen.tsx'),
  },
  {
    title: dealerAdmin.texts.title,
    path: '/dealer-management',
    permission: dealerAdmin.permission,
    load: () => import('./dealers/dealer-screen.tsx'),
  },
  {
    title: newsAdmin.texts.title,
    path: `/${newsAdmin.slug}`,
    permission: newsAdmin.content.permission,
    group: 'media-management',
    load: () => import('./content/news-screen.tsx'),
  },
  {
    title: eventsAdmin.texts.title,
    path: `/${eventsAdmin.slug}`,
    permission: eventsAdmin.content.permission,
    group: 'media-management',
    load: () => import('./content/event-screen.tsx'),
  },
  {
    title: mediaAdmin.texts.title,
    path: `/${mediaAdmin.slug}`,
    permission: mediaAdmin.content.permission,
    group: 'media-management',
    load: () => import('./content/media-screen.tsx'),
  },
  {
    title: staffAccountsAdmin.texts.title,
    path: `/${staffAccountsAdmin.slug}`,
    permission: staffAccountsAdmin.permission,
    group: 'staff-management',
    load: () => import('./staff/staff-accounts-screen.tsx'),
  },
  {
    title: audit.texts.title,
    path: `/${audit.slug}`,
    permission: audit.permission,
    group: 'staff-management',
    load: () => import('./audit/audit-screen.tsx'),
  },
];

export interface MenuGroup {
  title: string;
  screens: Screen[];
}

/** What one user's menu holds: the groups with a permitted screen, and the screens without a group. */
export function menuOf(user: StaffUser): { groups: MenuGroup[]; singles: Screen[] } {
  const permitted = screens.filter(({ permission }) => isPermitted(user, permission));
  const grouped = Object.entries(groups).map(([group, title]) => ({
    title,
    screens: permitted.filter((screen) => screen.group === group),
  }));
  return {
    groups: grouped.filter(({ screens: ofGroup }) => ofGroup.length > 0),
    singles: permitted.filter(({ group }) => !group),
  };
}
