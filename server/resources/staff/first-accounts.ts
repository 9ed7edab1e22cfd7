import { listDefaultPermissions, rolePermissions } from '#contract/staff.ts';
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

/** Creates the accounts hr, media and admin if there are no accounts yet; else returns an empty list. */
export async function makeFirstAccounts(
  db: Db,
  givenPassword: string | undefined,
): Promise<FirstAccount[]> {
  const [existing] = await db.select({ id: staffAccounts._id }).from(staffAccounts).limit(1);
  if (existing) return [];
  const accounts = [];
  for (const role of Object.keys(rolePermissions)) {
    const account = { username: role, password: givenPassword ?? makePassword() };
    const permissions = listDefaultPermissions(role);
    await addAccount(db, firstStart, { ...account, role, permissions });
    accounts.push(account);
  }
  return accounts;
}
