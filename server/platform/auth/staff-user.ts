import type { StaffUser } from '#contract/staff.ts';
import type { Account } from '#server/platform/auth/schema.ts';

/** The account fields that a staff user is built from. */
export type UserFields = Pick<
  Account,
  'username' | 'role' | 'permissions' | 'mustUseSecondFactor' | 'secondFactorSecret'
>;

/**
 * Converts an account to the user that its browser sees. It has no permissions until a required second factor is set
 * up.
 */
export function readStaffUser(account: UserFields): StaffUser {
  const { username, role, permissions, mustUseSecondFactor, secondFactorSecret } = account;
  if (!mustUseSecondFactor || secondFactorSecret) return { username, role, permissions };
  return { username, role, permissions: [], mustSetUpSecondFactor: true };
}
