import type { StaffUser } from '#contract/staff.ts';
import type { Account } from './account-fields.ts';

/** What of an account tells who its owner is. */
export type UserFields = Pick<
  Account,
  'username' | 'role' | 'permissions' | 'mustUseSecondFactor' | 'secondFactorSecret'
>;

/**
 * An account as its owner's browser knows it. As long as a second factor has to be set up first it
 * may nothing, here and everywhere.
 */
export function userOf(account: UserFields): StaffUser {
  const { username, role, permissions, mustUseSecondFactor, secondFactorSecret } = account;
  if (!mustUseSecondFactor || secondFactorSecret) return { username, role, permissions };
  return { username, role, permissions: [], mustSetUpSecondFactor: true };
}
