import { isDeepStrictEqual } from 'node:util';
import { getTableColumns, sql } from 'drizzle-orm';
import type { StaffAccount } from '#contract/staff-accounts.ts';
import { type Account, staffAccounts, staffSessions } from '#server/platform/auth/schema.ts';

const {
  _id,
  username,
  role,
  permissions,
  dealerId,
  isDisabled,
  mustUseSecondFactor,
  createdAt,
  updatedAt,
} = getTableColumns(staffAccounts);

/** The columns that account managers see: no hashes and no secrets. */
export const shownColumns = {
  _id,
  username,
  role,
  permissions,
  dealerId,
  isDisabled,
  mustUseSecondFactor,
  hasSecondFactor: sql<boolean>`${staffAccounts.secondFactorSecret} is not null`,
  createdAt,
  updatedAt,
};

/** The same in lists, with when the account's sessions were last used. */
export const listedColumns = {
  ...shownColumns,
  lastSeenAt: sql<string | null>`(select max(${staffSessions.lastSeenAt}) from ${staffSessions}
    where ${staffSessions.accountId} = ${staffAccounts}.${sql.identifier(staffAccounts._id.name)})`.mapWith(
    staffSessions.lastSeenAt,
  ),
};

/** Converts a full account to what account managers see. */
export function toStaffAccount(account: Account): StaffAccount {
  const { passwordHash: _h, secondFactorSecret, secondFactorStep: _s, ...rest } = account;
  const { pendingSecret: _p, recoveryHashes: _r, ...fields } = rest;
  return { ...fields, hasSecondFactor: secondFactorSecret !== null };
}

/** Builds the audit values of a new account. */
export const buildAuditFields = (account: Account) => ({
  username: account.username,
  role: account.role,
  permissions: account.permissions,
  dealerId: account.dealerId,
  isDisabled: account.isDisabled,
  mustUseSecondFactor: account.mustUseSecondFactor,
});

/** Describes secrets only as set or not, and as changed or not. */
function compareSecrets(account: Account, before: Account) {
  const { passwordHash, secondFactorSecret, recoveryHashes } = account;
  const areChanged = !isDeepStrictEqual(recoveryHashes, before.recoveryHashes);
  return {
    password: passwordHash === before.passwordHash ? 'the old one' : 'a new one',
    secondFactor: secondFactorSecret ? 'on' : 'off',
    recoveryCodes: recoveryHashes.length === 0 ? 'none' : areChanged ? 'new ones' : 'the old ones',
  };
}

/** Builds the audit values of a changed account, before and after. */
export const buildAuditChange = (before: Account, after: Account) => ({
  before: { ...buildAuditFields(before), ...compareSecrets(before, before) },
  after: { ...buildAuditFields(after), ...compareSecrets(after, before) },
});
