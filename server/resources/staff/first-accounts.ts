import { listDefaultPermissions } from '#contract/staff/staff.ts';
import { staffAccounts } from '#server/platform/auth/schema.ts';
import type { Db } from '#server/platform/db/client.ts';
import { addAccount } from './accounts.ts';
import { makePassword } from './passwords.ts';

/** A new account with its plain-text password, which is shown once. */
export interface FirstAccount {
  username: string;
  password: string;
}

/** The actor in the audit entries of the first accounts. */
const firstStart = { accountId: null, username: 'first start' };

/** The roles of the first accounts. Accounts of dealers are created once there are dealers. */
const firstRoles = ['hr', 'media', 'admin'];

/** Creates the accounts hr, media and admin if there are no accounts yet; else returns an empty list. */
export async function makeFirstAccounts(
  db: Db,
  givenPassword: string | undefined,
): Promise<FirstAccount[]> {
  const [existing] = await db.select({ id: staffAccounts._id }).from(staffAccounts).limit(1);
  if (existing) return [];
  const accounts = [];
  for (const role of firstRoles) {
    const account = { username: role, password: givenPassword ?? makePassword() };
    const permissions = listDefaultPermissions(role);
    await addAccount(db, firstStart, { ...account, role, permissions });
    accounts.push(account);
  }
  return accounts;
}
