import { v7 as uuidv7 } from 'uuid';
import { permissionsOfRole } from '#contract/staff.ts';
import type { Db } from '#server/db/client.ts';
import { hashPassword, makePassword } from './passwords.ts';
import { staffAccounts } from './schema.ts';

/** A new account with the password in clear, to be shown once. */
export interface FirstAccount {
  username: string;
  password: string;
}

/** Makes the accounts hr, media and admin where there are no accounts yet; else answers none. */
export async function makeFirstAccounts(
  db: Db,
  givenPassword: string | undefined,
): Promise<FirstAccount[]> {
  const [anyone] = await db.select({ id: staffAccounts._id }).from(staffAccounts).limit(1);
  if (anyone) return [];
  const accounts = [];
  for (const [role, permissions] of Object.entries(permissionsOfRole)) {
    const password = givenPassword ?? makePassword();
    const now = new Date().toISOString();
    await db.insert(staffAccounts).values({
      _id: uuidv7(),
      username: role,
      role,
      permissions: [...permissions],
      passwordHash: await hashPassword(password),
      createdAt: now,
      updatedAt: now,
    });
    accounts.push({ username: role, password });
  }
  return accounts;
}
