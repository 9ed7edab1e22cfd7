import { typedFormat } from '../input/formats.ts';
import { optionalText, type TextFormat, text } from '../input/text.ts';
import { z } from '../zod.ts';

/** The request types that dealers handle. Each slug is also the type's permission. */
export const dealerRequestSlugs = [
  'contact-inquiries',
  'vehicle-bookings',
  'test-drives',
  'service-appointments',
  'parts-requests',
] as const;

/** Whether dealers answer the requests of a type. */
export const isAnsweredByDealers = (slug: string): boolean =>
  dealerRequestSlugs.some((one) => one === slug);

/** A role that pre-fills the permissions of a new account. The role admin has all. */
type LimitedRole = 'hr' | 'media' | 'dealer';

interface PermissionFacts {
  /**
   * The roles that have it. Accounts of dealers may only have permissions of the role dealer; others show head office's
   * data.
   */
  roles: readonly LimitedRole[];
  /** Whether it allows deleting records, and so restoring them. */
  deletes: boolean;
}

const answering: PermissionFacts = { roles: ['hr', 'dealer'], deletes: true };
const atHeadOffice: PermissionFacts = { roles: ['hr'], deletes: true };
const publishing: PermissionFacts = { roles: ['media'], deletes: true };
const forAdmins: PermissionFacts = { roles: [], deletes: false };

/** Every permission of staff accounts, in the order in which lists show them: docs/spec/back-office.md#permissions. */
const permissionFacts = {
  'customer-management': { roles: ['hr', 'dealer'], deletes: false },
  'contact-inquiries': answering,
  'vehicle-bookings': answering,
  'test-drives': answering,
  'service-appointments': answering,
  'parts-requests': answering,
  appointments: answering,
  'hr-management': { roles: ['hr'], deletes: false },
  'job-openings': atHeadOffice,
  'job-applications': atHeadOffice,
  'dealer-applications': atHeadOffice,
  'newsletter-subscriptions': { roles: ['hr', 'media'], deletes: true },
  'dealer-management': atHeadOffice,
  'price-calculator': atHeadOffice,
  availability: { roles: ['hr', 'dealer'], deletes: false },
  tariffs: atHeadOffice,
  templates: atHeadOffice,
  reports: { roles: ['hr', 'dealer'], deletes: false },
  'media-management': publishing,
  'news-management': publishing,
  'event-management': publishing,
  'staff-management': forAdmins,
  audit: forAdmins,
  trash: forAdmins,
} as const satisfies Record<string, PermissionFacts>;

export type Permission = keyof typeof permissionFacts;

/** All permissions, in the order in which lists show them. */
export const permissions = Object.keys(permissionFacts) as readonly Permission[];

const listPermissions = (isIncluded: (facts: PermissionFacts) => boolean): readonly Permission[] =>
  permissions.filter((permission) => isIncluded(permissionFacts[permission]));

/** The permissions with which records can be deleted, and so restored. */
export const deletingPermissions = listPermissions(({ deletes }) => deletes);

/** The permissions that a role pre-fills when an account is created. */
export const rolePermissions = {
  hr: listPermissions(({ roles }) => roles.includes('hr')),
  media: listPermissions(({ roles }) => roles.includes('media')),
  dealer: listPermissions(({ roles }) => roles.includes('dealer')),
  admin: permissions,
};

/** Whether an account of a dealer may have a permission. */
export const isDealerPermission = (permission: Permission): boolean =>
  rolePermissions.dealer.includes(permission);

const isRole = (role: string): role is keyof typeof rolePermissions =>
  Object.hasOwn(rolePermissions, role);

/** Whether an account has the role of dealers, but no dealer whose requests it may see. */
export const isMissingDealer = ({ role, dealerId }: { role: string; dealerId: string | null }) =>
  role === 'dealer' && dealerId === null;

/** The permissions of a new account with this role; none for an unknown role. */
export const listDefaultPermissions = (role: string): readonly Permission[] =>
  isRole(role) ? rolePermissions[role] : [];

const roleLabels = {
  hr: 'HR Admin',
  media: 'Media Admin',
  dealer: 'Dealer',
  admin: 'Admin',
} as const;

/** The label beside a user's name. Stored accounts with any other role are general admins (docs/decisions/040-an-unknown-role-is-refused.md). */
export function formatRole(role: string): string {
  return roleLabels[isRole(role) ? role : 'admin'];
}

/** The signed-in user as the browser sees them. */
export interface StaffUser {
  username: string;
  role: string;
  /** Empty until a required second factor is set up. */
  permissions: Permission[];
  /** The dealer whose requests the account sees; null for head office. */
  dealerId: string | null;
  mustSetUpSecondFactor?: true;
}

const usernameFormat: TextFormat = {
  parse: (value) => (/^[A-Za-z0-9._@-]{3,100}$/.test(value) ? value : null),
  message: 'A username is 3 to 100 letters, digits or . _ - @',
};

/** In any case. Unknown roles are rejected, because a typo would grant an admin's rights. */
const roleFormat: TextFormat = {
  parse: (value) => (isRole(value.toLowerCase()) ? value.toLowerCase() : null),
  message: `A role is one of ${Object.keys(rolePermissions).join(', ')}`,
};

/** The fields of a new account besides its password. */
export const newAccountInput = z.object({
  username: text({ max: 100, format: usernameFormat, missing: 'Please enter a username' }),
  role: text({ max: 50, format: roleFormat, missing: 'Please enter a role' }),
});

/** A new password. Leading and trailing spaces are part of it. */
export const newPassword = z
  .string({ error: 'Please enter a password' })
  .check(
    z.minLength(12, 'A password has at least 12 characters'),
    z.maxLength(200, 'A password has at most 200 characters'),
  );

/** A list of permissions, without duplicates and in the order of `permissions`. */
export const permissionList = z.pipe(
  z.array(
    z.enum(permissions, {
      error: ({ input }) => {
        // Only strings are echoed: formatting deeply nested lists would overflow the stack.
        const what = typeof input === 'string' ? `permission '${input}'` : 'such permission';
        return `There is no ${what}; there are: ${permissions.join(', ')}`;
      },
    }),
  ),
  z.transform((chosen) => permissions.filter((permission) => chosen.includes(permission))),
);

/** A code of an authenticator app or a recovery code. The server checks whether it is right. */
export const typedCode = typedFormat({ parse: (typed) => typed, message: '' });

/** A password to verify. Leading and trailing spaces are part of it; it is neither trimmed nor stored. */
export const currentPassword = z
  .string({ error: 'Please enter your password' })
  .check(
    z.minLength(1, 'Please enter your password'),
    z.maxLength(200, 'This password is too long'),
  );

export const loginInput = z.object({
  username: text({ max: 100, missing: 'Please enter your username' }),
  password: currentPassword,
  /** The second factor's code, if the account has one: from the app, or a recovery code. */
  code: optionalText({ max: 40, format: typedCode }),
});

export const loginMessages = {
  rejected: 'Invalid username or password',
  failed: 'Login failed. Please try again.',
  /** The same for every name and address, so that it reveals nothing about either. */
  tooMany: (minutes: number) =>
    `Too many sign-in attempts. Please try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
} as const;
