import { text } from './text.ts';
import { z } from './zod.ts';

/** What a staff account can be allowed to do; the names are those of document 3, section 6. */
export const permissions = [
  'customer-management',
  'contact-inquiries',
  'vehicle-bookings',
  'test-drives',
  'service-appointments',
  'parts-requests',
  'hr-management',
  'job-openings',
  'job-applications',
  'dealer-applications',
  'newsletter-subscriptions',
  'dealer-management',
  'price-calculator',
  'media-management',
  'news-management',
  'event-management',
  'staff-management',
  'audit',
] as const;

export type Permission = (typeof permissions)[number];

/** The permissions that a role pre-fills when an account is made (4-decisions, 6). */
export const permissionsOfRole = {
  hr: [
    'customer-management',
    'contact-inquiries',
    'vehicle-bookings',
    'test-drives',
    'service-appointments',
    'parts-requests',
    'hr-management',
    'job-openings',
    'job-applications',
    'dealer-applications',
    'newsletter-subscriptions',
    'dealer-management',
    'price-calculator',
  ],
  media: ['media-management', 'news-management', 'event-management', 'newsletter-subscriptions'],
  admin: permissions,
} as const satisfies Record<string, readonly Permission[]>;

/** The label beside a user's name; any role but hr and media is a general admin. */
export function labelOfRole(role: string): string {
  if (role === 'hr') return 'HR Admin';
  return role === 'media' ? 'Media Admin' : 'Admin';
}

/** A signed-in member of staff, as the browser knows them. */
export interface StaffUser {
  username: string;
  role: string;
  permissions: Permission[];
}

export const loginInput = z.object({
  username: text({ max: 100, missing: 'Please enter your username' }),
  // Spaces at the ends of a password are part of it: it is neither trimmed nor stored.
  password: z
    .string({ error: 'Please enter your password' })
    .check(
      z.minLength(1, 'Please enter your password'),
      z.maxLength(200, 'This password is too long'),
    ),
});

export const loginMessages = {
  rejected: 'Invalid username or password',
  failed: 'Login failed. Please try again.',
} as const;
