import { sql } from 'drizzle-orm';
import type { Permission } from '#contract/staff/staff.ts';
import type { StaffAccount } from '#contract/staff/staff-accounts.ts';
import { type Actor, recordAudit } from '#server/platform/audit/record-change.ts';
import { staffAccounts } from '#server/platform/auth/schema.ts';
import type { Db } from '#server/platform/db/client.ts';
import { AppError } from '#server/platform/errors.ts';
import { newId } from '#server/platform/new-id.ts';
import { buildAuditFields, toStaffAccount } from './account-fields.ts';
import { changeAccount, refuseInvalidScope } from './change-account.ts';
import { hashPassword } from './passwords.ts';

interface NewAccount {
  username: string;
  role: string;
  permissions: readonly Permission[];
  dealerId?: string | null | undefined;
  password: string;
  mustUseSecondFactor?: boolean | undefined;
}

/**
 * Creates an account and returns it. Throws a conflict if the name is taken (case-insensitive), and the error of
 * `refuseInvalidScope`.
 */
export async function addAccount(db: Db, actor: Actor, account: NewAccount): Promise<StaffAccount> {
  const { username, role, permissions, password } = account;
  const { dealerId = null, mustUseSecondFactor = false } = account;
  const passwordHash = await hashPassword(password);
  const now = new Date().toISOString();
  return await db.transaction(async (tx) => {
    await refuseInvalidScope(tx, { role, dealerId, permissions });
    const [created] = await tx
      .insert(staffAccounts)
      .values({
        _id: newId(),
        username,
        role,
        permissions: [...permissions],
        dealerId,
        mustUseSecondFactor,
        passwordHash,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!created) {
      const message = `There is an account named ${username} already`;
      throw new AppError('conflict', message, { errors: [{ field: 'username', message }] });
    }
    await recordAudit(tx, actor, {
      kind: 'staff-account',
      recordId: created._id,
      before: null,
      after: buildAuditFields(created),
    });
    return toStaffAccount(created);
  });
}

/** Lists all accounts by name, for the command line. */
export async function listAccounts(db: Db) {
  const accounts = await db
    .select()
    .from(staffAccounts)
    .orderBy(sql`lower(${staffAccounts.username})`);
  return accounts.map(buildAuditFields);
}

/** Disables or enables an account. Ends its sessions; throws not-found. */
export const setDisabled = (db: Db, actor: Actor, username: string, isDisabled: boolean) =>
  changeAccount(db, { username }, { actor, changes: { isDisabled } });

/** Sets an account's permissions, and its role if one is given. Throws not-found. */
export const setRights = (
  db: Db,
  actor: Actor,
  username: string,
  rights: { permissions: Permission[]; role?: string },
) => changeAccount(db, { username }, { actor, changes: rights });

/** Sets the dealer whose requests an account sees; null for head office. Throws not-found. */
export const setDealer = (db: Db, actor: Actor, username: string, dealerId: string | null) =>
  changeAccount(db, { username }, { actor, changes: { dealerId } });

/** Sets a new password. Ends the account's sessions; throws not-found. */
export async function resetPassword(
  db: Db,
  actor: Actor,
  username: string,
  password: string,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await changeAccount(db, { username }, { actor, changes: { passwordHash } });
}

/** The values of an account without a second factor. */
export const noSecondFactor = {
  secondFactorSecret: null,
  secondFactorStep: null,
  pendingSecret: null,
  recoveryHashes: [],
};

/** Removes a lost second factor, so that the owner can sign in without it. Throws not-found. */
export const removeSecondFactor = (db: Db, actor: Actor, username: string) =>
  changeAccount(db, { username }, { actor, changes: noSecondFactor });
