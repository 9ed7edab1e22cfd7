import { firstPermissions, permissionsOfRole } from '#contract/staff.ts';
import type { Db } from '#server/db/client.ts';
import { addAccount } from './accounts.ts';
import { makePassword } from './passwords.ts';
import { staffAccounts } from './schema.ts';

/** A new account with the password in clear, to be shown once. */
export interface FirstAccount {
  username: string;
  password: string;
}

/** Who the audit names for the accounts that nobody asked for. */
const firstStart = { accountId: null, username: 'first start' };

/** Makes the accounts hr, media and admin where there are no accounts yet; else answers none. */
export async function makeFirstAccounts(
  db: Db,
  givenPassword: string | undefined,
): Promise<FirstAccount[]> {
  const [anyone] = await db.select({ id: staffAccounts._id }).from(staffAccounts).limit(1);
  if (anyone) return [];
  const accounts = [];
  for (const role of Object.keys(permissionsOfRole)) {
    const account = { username: role, password: givenPassword ?? makePassword() };
    const permissions = firstPermissions(role);
    await addAccount(db, firstStart, { ...account, role, permissions });
    accounts.push(account);
  }
  return accounts;
}
