import { isDeepStrictEqual } from 'node:util';
import { getTableColumns, sql } from 'drizzle-orm';
import type { StaffAccount } from '#contract/staff-accounts.ts';
import { staffAccounts } from './schema.ts';

export type Account = typeof staffAccounts.$inferSelect;

const { _id, username, role, permissions, isDisabled, mustUseSecondFactor, createdAt, updatedAt } =
  getTableColumns(staffAccounts);

/** The columns of an account that those who manage accounts see: no hash and no secret. */
export const shownColumns = {
  _id,
  username,
  role,
  permissions,
  isDisabled,
  mustUseSecondFactor,
  hasSecondFactor: sql<boolean>`${staffAccounts.secondFactorSecret} is not null`,
  createdAt,
  updatedAt,
};

/** The same of an account that has been read already. */
export function shown(account: Account): StaffAccount {
  const { passwordHash: _h, secondFactorSecret, secondFactorStep: _s, ...rest } = account;
  const { pendingSecret: _p, recoveryHashes: _r, ...fields } = rest;
  return { ...fields, hasSecondFactor: secondFactorSecret !== null };
}

/** What the audit is told of an account when it is made. */
export const tellable = (account: Account) => ({
  username: account.username,
  role: account.role,
  permissions: account.permissions,
  isDisabled: account.isDisabled,
  mustUseSecondFactor: account.mustUseSecondFactor,
});

/** Secrets are told of by whether there are any, and whether they are others now. */
function secretsOf(account: Account, before: Account) {
  const { passwordHash, secondFactorSecret, recoveryHashes } = account;
  const areOther = !isDeepStrictEqual(recoveryHashes, before.recoveryHashes);
  return {
    password: passwordHash === before.passwordHash ? 'the old one' : 'a new one',
    secondFactor: secondFactorSecret ? 'on' : 'off',
    recoveryCodes: recoveryHashes.length === 0 ? 'none' : areOther ? 'new ones' : 'the old ones',
  };
}

/** What the audit is told of an account when it changes, before and after. */
export const tellableChange = (before: Account, after: Account) => ({
  before: { ...tellable(before), ...secretsOf(before, before) },
  after: { ...tellable(after), ...secretsOf(after, before) },
});
