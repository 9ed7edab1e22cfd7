import { eq, type SQL, sql } from 'drizzle-orm';
import type { StaffAccount } from '#contract/staff-accounts.ts';
import { type Actor, recordAudit } from '#server/platform/audit/record-change.ts';
import { type Account, staffAccounts } from '#server/platform/auth/schema.ts';
import { endAccountSessions } from '#server/platform/auth/sessions.ts';
import type { Db } from '#server/platform/db/client.ts';
import { nextVersion } from '#server/platform/db/columns.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import { advisoryLocks } from '#server/platform/locks.ts';
import { buildAuditChange, toStaffAccount } from './account-fields.ts';
import { refuseLosingLastManager } from './last-manager.ts';
import { refuseInvalidScope } from './refuse-invalid-scope.ts';
import { clearSignInCounts } from './sign-in-limits.ts';
import { isNamed } from './username.ts';

/** An account chosen by its id, or by its name on the command line. */
export type ChosenAccount = { _id: string } | { username: string };

/** A change of an account. */
export interface AccountChange {
  changes: { [Name in keyof Account]?: Account[Name] | undefined };
  actor: Actor;
  /** The account's updatedAt when it was read for editing. */
  basedOn?: string | undefined;
  /** The session to keep if someone changes their own account. */
  keptSession?: string | undefined;
}

async function lockAccount(tx: Db, chosen: ChosenAccount): Promise<Account> {
  // Taken before any row lock, to prevent deadlocks between changes that check each other's accounts.
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.accounts})`);
  const isChosen: SQL =
    '_id' in chosen ? eq(staffAccounts._id, chosen._id) : isNamed(chosen.username);
  const [account] = await tx.select().from(staffAccounts).where(isChosen).for('update');
  if (account) return account;
  if ('_id' in chosen) throw notFound('account');
  throw new AppError('not-found', `There is no account named ${chosen.username}`);
}

function refuseCollision(before: Account, { basedOn, changes }: AccountChange): void {
  if (!basedOn || basedOn === before.updatedAt) return;
  // Listed by name, because other fields are secrets.
  const { role, permissions, dealerId, isDisabled, mustUseSecondFactor } = changes;
  const yours = { role, permissions, dealerId, isDisabled, mustUseSecondFactor };
  throw new AppError('conflict', 'This account was changed in the meantime', {
    conflict: { yours, current: toStaffAccount(before) },
  });
}

/** Whether a change says whose requests the account sees. An invalid account can still be disabled, for example. */
const changesScope = ({ role, permissions, dealerId }: AccountChange['changes']): boolean =>
  [role, permissions, dealerId].some((value) => value !== undefined);

/**
 * Changes an account and ends its sessions. For another person's account, also clears its sign-in counts, so that
 * its owner can sign in again at once. Returns the stored account; throws not-found, a conflict with a newer
 * version, or the error of `refuseLosingLastManager` or `refuseInvalidScope`. Does nothing if nothing changes.
 */
export async function changeAccount(
  db: Db,
  chosen: ChosenAccount,
  change: AccountChange,
): Promise<StaffAccount> {
  const { changes, actor, keptSession } = change;
  return await db.transaction(async (tx) => {
    const before = await lockAccount(tx, chosen);
    refuseCollision(before, change);
    const after = { ...before, ...changes } as Account;
    await refuseLosingLastManager(tx, actor, before, after);
    if (changesScope(changes)) await refuseInvalidScope(tx, after);
    const isChanged = await recordAudit(tx, actor, {
      kind: 'staff-account',
      recordId: before._id,
      ...buildAuditChange(before, after),
    });
    if (!isChanged) return toStaffAccount(before);
    const [stored] = await tx
      .update(staffAccounts)
      .set({ ...changes, updatedAt: nextVersion(before.updatedAt) })
      .where(eq(staffAccounts._id, before._id))
      .returning();
    await endAccountSessions(tx, before._id, keptSession);
    // Not for one's own account: otherwise an attacker at an open session could reset the counts and guess the password.
    if (actor.accountId !== before._id) await clearSignInCounts(tx, before.username);
    return toStaffAccount(stored as Account);
  });
}
