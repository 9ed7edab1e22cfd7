import { orderQuery, pagingQuery } from '../http/http.ts';
import { optionalText } from '../input/text.ts';
import { z } from '../zod.ts';
import { newAccountInput, newPassword, type Permission, permissionList } from './staff.ts';

/** A staff account as account managers see it. */
export interface StaffAccount {
  _id: string;
  username: string;
  role: string;
  permissions: Permission[];
  /** The dealer whose requests the account sees; null for head office. */
  dealerId: string | null;
  isDisabled: boolean;
  /** Such an account has no permissions until its second factor is set up. */
  mustUseSecondFactor: boolean;
  hasSecondFactor: boolean;
  /** When its open sessions were last used; null without one. Only in lists. */
  lastSeenAt?: string | null;
  createdAt: string;
  updatedAt: string;
}

/** The response to a new account or a password reset: a generated password is shown here only. */
export type AccountWithPassword = StaffAccount & { password?: string };

/** An active session. */
export interface StaffSession {
  _id: string;
  createdAt: string;
  lastSeenAt: string;
  ipAddress: string | null;
  userAgent: string | null;
  /** Whether this session made the request. */
  isCurrent: boolean;
}

const accountStates = ['enabled', 'disabled'] as const;

/** Sort keys of the list. */
export const accountSorts = ['createdAt', 'updatedAt', 'username', 'role'] as const;

/** The list's query: 100 per page, newest first. */
export const accountQuery = z.object({
  ...pagingQuery(100),
  ...orderQuery(accountSorts, 'createdAt'),
  status: z.optional(
    z.enum(accountStates, { error: `status must be one of: ${accountStates.join(', ')}` }),
  ),
  search: optionalText({ max: 200 }),
});

const optionalBoolean = (name: string) =>
  z.optional(z.boolean({ error: `${name} must be true or false` }));

/** The id of a dealer, or null for head office. */
const optionalDealer = z.optional(z.nullable(z.guid({ error: 'There is no dealer with this id' })));

/** A new account. Without permissions it gets its role's; without a password one is generated. */
export const accountCreation = z.object({
  ...newAccountInput.shape,
  permissions: z.optional(permissionList),
  dealerId: optionalDealer,
  mustUseSecondFactor: optionalBoolean('mustUseSecondFactor'),
  password: z.optional(newPassword),
});

/** A partial update of an account; at least one field is required. */
export const accountUpdate = z
  .object({
    role: z.optional(newAccountInput.shape.role),
    permissions: z.optional(permissionList),
    dealerId: optionalDealer,
    isDisabled: optionalBoolean('isDisabled'),
    mustUseSecondFactor: optionalBoolean('mustUseSecondFactor'),
  })
  .check(
    z.refine((changes) => Object.keys(changes).length > 0, {
      error:
        'Nothing to change: send one of role, permissions, dealerId, isDisabled, mustUseSecondFactor',
    }),
  );

/** A new password for another account; without one it is generated. */
export const passwordReset = z.object({ password: z.optional(newPassword) });

/** Path parameters of one session of an account. */
export const sessionParams = z.object({
  id: z.guid({ error: 'There is no record with this id' }),
  sessionId: z.guid({ error: 'There is no session with this id' }),
});

/** Staff accounts as their screen and its API calls use them. */
export const staffAccountsAdmin = {
  slug: 'staff-accounts',
  permission: 'staff-management',
  paths: { records: '/admin/accounts' },
  texts: {
    title: 'Staff Accounts',
    subtitle: 'Who may sign in here, and what they may do',
    noun: { one: 'account', many: 'accounts' },
    empty: 'No accounts found',
    loadFailed: 'Failed to load staff accounts',
  },
} as const;

/** Errors of refused changes: at least one account must be able to manage accounts. */
export const accountMessages = {
  unknownDealer: 'There is no dealer with this id',
  missingDealer: 'Please choose the dealer whose requests this account sees',
  headOfficeOnly: (permission: string) =>
    `An account of a dealer cannot have the permission ${permission}`,
  disablesOneself: 'You cannot disable your own account',
  disarmsOneself: 'You cannot take the permission staff-management from yourself',
  lastInCharge: 'This is the last account that can manage staff accounts',
  ownPassword: 'Change your own password on your account screen',
  ownSecondFactor: 'Turn your own second factor off on your account screen',
} as const;
