import { optionalText, type TextFormat, text } from './text.ts';
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

const hasOwnPermissions = (role: string): role is keyof typeof permissionsOfRole =>
  Object.hasOwn(permissionsOfRole, role);

/** Each once and in one order, so that the same permissions are always the same list. */
const inOrder = (chosen: readonly Permission[]): Permission[] =>
  permissions.filter((permission) => chosen.includes(permission));

/** The permissions that a new account of this role gets: any role but hr and media is an admin's. */
export function firstPermissions(role: string): Permission[] {
  return inOrder(permissionsOfRole[hasOwnPermissions(role) ? role : 'admin']);
}

/** The label beside a user's name; any role but hr and media is a general admin. */
export function labelOfRole(role: string): string {
  if (role === 'hr') return 'HR Admin';
  return role === 'media' ? 'Media Admin' : 'Admin';
}

/** A signed-in member of staff, as the browser knows them. */
export interface StaffUser {
  username: string;
  role: string;
  /** None as long as a second factor has to be set up first. */
  permissions: Permission[];
  mustSetUpSecondFactor?: true;
}

const usernameFormat: TextFormat = {
  parse: (value) => (/^[A-Za-z0-9._@-]{3,100}$/.test(value) ? value : null),
  message: 'A username is 3 to 100 letters, digits or the signs . _ - @',
};

/** 'HR' means hr: as a role of another name it would be a general admin. */
const roleFormat: TextFormat = {
  parse: (value) => (hasOwnPermissions(value.toLowerCase()) ? value.toLowerCase() : value),
  message: '',
};

/** What an account is made of, besides its password. Any role but hr and media is a general admin. */
export const newAccountInput = z.object({
  username: text({ max: 100, format: usernameFormat, missing: 'Please enter a username' }),
  role: text({ max: 50, format: roleFormat, missing: 'Please enter a role' }),
});

/** A password that staff may have. Spaces at its ends are part of it. */
export const newPassword = z
  .string({ error: 'Please enter a password' })
  .check(
    z.minLength(12, 'A password has at least 12 characters'),
    z.maxLength(200, 'A password has at most 200 characters'),
  );

/** A list of permissions, each once and in the order of `permissions`. */
export const permissionList = z.pipe(
  z.array(
    z.enum(permissions, {
      error: ({ input }) => {
        // Only a text can be said again: a list in lists in lists has no end.
        const what = typeof input === 'string' ? `permission '${input}'` : 'such permission';
        return `There is no ${what}; there are: ${permissions.join(', ')}`;
      },
    }),
  ),
  z.transform((chosen) => inOrder(chosen)),
);

/** A password to be checked. Spaces at its ends are part of it: it is neither trimmed nor stored. */
export const currentPassword = z
  .string({ error: 'Please enter your password' })
  .check(
    z.minLength(1, 'Please enter your password'),
    z.maxLength(200, 'This password is too long'),
  );

export const loginInput = z.object({
  username: text({ max: 100, missing: 'Please enter your username' }),
  password: currentPassword,
  /** Of the second factor, where the account has one: from the app, or a recovery code. */
  code: optionalText({ max: 40 }),
});

export const loginMessages = {
  rejected: 'Invalid username or password',
  failed: 'Login failed. Please try again.',
  /** The same for every name and address, so that it tells nothing about either. */
  tooMany: (minutes: number) =>
    `Too many sign-in attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
} as const;
