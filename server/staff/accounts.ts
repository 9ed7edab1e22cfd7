import { sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Permission } from '#contract/staff.ts';
import type { StaffAccount } from '#contract/staff-accounts.ts';
import type { Actor } from '#server/audit/actor.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { Db } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { shown, tellable } from './account-fields.ts';
import { changeAccount } from './change-account.ts';
import { hashPassword } from './passwords.ts';
import { staffAccounts } from './schema.ts';

interface NewAccount {
  username: string;
  role: string;
  permissions: readonly Permission[];
  password: string;
  mustUseSecondFactor?: boolean | undefined;
}

/**
 * Makes an account and answers it. Throws a conflict where the name is taken, in whichever letter
 * case.
 */
export async function addAccount(db: Db, actor: Actor, account: NewAccount): Promise<StaffAccount> {
  const { username, role, permissions, password, mustUseSecondFactor = false } = account;
  const passwordHash = await hashPassword(password);
  const now = new Date().toISOString();
  return await db.transaction(async (tx) => {
    const [made] = await tx
      .insert(staffAccounts)
      .values({
        _id: uuidv7(),
        username,
        role,
        permissions: [...permissions],
        mustUseSecondFactor,
        passwordHash,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!made) {
      const message = `There is an account named ${username} already`;
      throw new AppError('conflict', message, { errors: [{ field: 'username', message }] });
    }
    await recordAudit(tx, actor, {
      kind: 'staff-account',
      recordId: made._id,
      before: null,
      after: tellable(made),
    });
    return shown(made);
  });
}

/** Every account by name, as the command line tells of them. */
export async function listAccounts(db: Db) {
  const accounts = await db
    .select()
    .from(staffAccounts)
    .orderBy(sql`lower(${staffAccounts.username})`);
  return accounts.map(tellable);
}

/** Bars an account from signing in, or lets it again. Ends its sessions; throws not-found. */
export const setDisabled = (db: Db, actor: Actor, username: string, isDisabled: boolean) =>
  changeAccount(db, { username }, { actor, changes: { isDisabled } });

/** Gives an account other permissions, and another role if one is given; throws not-found. */
export const setRights = (
  db: Db,
  actor: Actor,
  username: string,
  rights: { permissions: Permission[]; role?: string },
) => changeAccount(db, { username }, { actor, changes: rights });

/** Gives an account another password. Ends its sessions; throws not-found. */
export async function resetPassword(
  db: Db,
  actor: Actor,
  username: string,
  password: string,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await changeAccount(db, { username }, { actor, changes: { passwordHash } });
}

/** What is left of an account's second factor when it is taken away: nothing. */
export const noSecondFactor = {
  secondFactorSecret: null,
  secondFactorStep: null,
  pendingSecret: null,
  recoveryHashes: [],
};

/** Lets the owner of an account who has lost their second factor sign in without; throws not-found. */
export const removeSecondFactor = (db: Db, actor: Actor, username: string) =>
  changeAccount(db, { username }, { actor, changes: noSecondFactor });
