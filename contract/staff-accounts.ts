import { orderQuery, pagingQuery } from './http.ts';
import { newAccountInput, newPassword, type Permission, permissionList } from './staff.ts';
import { optionalText } from './text.ts';
import { z } from './zod.ts';

/** A staff account as those who manage accounts see it. */
export interface StaffAccount {
  _id: string;
  username: string;
  role: string;
  permissions: Permission[];
  isDisabled: boolean;
  /** Without a second factor, such an account may do nothing but set one up. */
  mustUseSecondFactor: boolean;
  hasSecondFactor: boolean;
  createdAt: string;
  updatedAt: string;
}

/** The answer to a new account or a reset password: a password that was made is told here only. */
export type AccountWithPassword = StaffAccount & { password?: string };

/** A session in use. */
export interface StaffSession {
  _id: string;
  createdAt: string;
  lastSeenAt: string;
  ipAddress: string | null;
  userAgent: string | null;
  /** Whether it is the session of whoever asks. */
  isCurrent: boolean;
}

const accountStates = ['enabled', 'disabled'] as const;

/** The keys that the list sorts by. */
export const accountSorts = ['createdAt', 'updatedAt', 'username', 'role'] as const;

/** The list's query: a hundred to a page, newest first. */
export const accountQuery = z.object({
  ...pagingQuery(100),
  ...orderQuery(accountSorts, 'createdAt'),
  status: z.optional(
    z.enum(accountStates, { error: `status must be one of: ${accountStates.join(', ')}` }),
  ),
  search: optionalText({ max: 200 }),
});

const truth = (name: string) => z.optional(z.boolean({ error: `${name} must be true or false` }));

/** A new account; its role fills in the permissions that are not given, and a password is made. */
export const accountCreation = z.object({
  ...newAccountInput.shape,
  permissions: z.optional(permissionList),
  mustUseSecondFactor: truth('mustUseSecondFactor'),
  password: z.optional(newPassword),
});

/** What may be changed of an account, each by itself or together. */
export const accountUpdate = z
  .object({
    role: z.optional(newAccountInput.shape.role),
    permissions: z.optional(permissionList),
    isDisabled: truth('isDisabled'),
    mustUseSecondFactor: truth('mustUseSecondFactor'),
  })
  .check(
    z.refine((changes) => Object.keys(changes).length > 0, {
      error: 'Nothing to change: send one of role, permissions, isDisabled, mustUseSecondFactor',
    }),
  );

/** A password for somebody else's account; without one it is made. */
export const passwordReset = z.object({ password: z.optional(newPassword) });

/** Path parameters of one session of an account. */
export const sessionParams = z.object({
  id: z.guid({ error: 'There is no record with this id' }),
  sessionId: z.guid({ error: 'There is no session with this id' }),
});

/** Staff accounts as their screen and its calls know them. */
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

/** Why some changes of an account are refused: somebody has to remain who manages accounts. */
export const accountMessages = {
  disablesOneself: 'You cannot disable your own account',
  disarmsOneself: 'You cannot take the permission staff-management from yourself',
  lastInCharge: 'This is the last account that can manage staff accounts',
  ownPassword: 'Change your own password on your account screen',
  ownSecondFactor: 'Turn your own second factor off on your account screen',
} as const;
