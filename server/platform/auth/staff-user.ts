import { isDealerPermission, isMissingDealer, type StaffUser } from '#contract/staff.ts';
import type { Account } from '#server/platform/auth/schema.ts';

/** The account fields that a staff user is built from. */
export type UserFields = Pick<
  Account,
  'username' | 'role' | 'permissions' | 'dealerId' | 'mustUseSecondFactor' | 'secondFactorSecret'
>;

/**
 * Converts an account to the user that its browser sees. It has no permissions until a required second factor is set
 * up, nor while it has the role of dealers and no dealer. An account of a dealer has only permissions for what dealers
 * answer, even if others are stored.
 */
export function readStaffUser(account: UserFields): StaffUser {
  const { username, role, dealerId, mustUseSecondFactor, secondFactorSecret } = account;
  if (mustUseSecondFactor && !secondFactorSecret) {
    return { username, role, permissions: [], dealerId, mustSetUpSecondFactor: true };
  }
  if (isMissingDealer(account)) return { username, role, permissions: [], dealerId };
  const permissions = dealerId
    ? account.permissions.filter(isDealerPermission)
    : account.permissions;
  return { username, role, permissions, dealerId };
}
