import { eq, type SQL, sql } from 'drizzle-orm';
import type { StaffAccount } from '#contract/staff-accounts.ts';
import type { Actor } from '#server/audit/actor.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { Db } from '#server/db/client.ts';
import { nextVersion } from '#server/db/next-version.ts';
import { AppError, notFound } from '#server/errors.ts';
import { type Account, shown, tellableChange } from './account-fields.ts';
import { refuseLoss } from './refuse-loss.ts';
import { staffAccounts } from './schema.ts';
import { endSessionsOf } from './sessions.ts';
import { clearSignInCount } from './sign-in-limits.ts';
import { isNamed } from './username.ts';

/** Which account is meant: by its id, or as the command line calls it. */
export type ChosenAccount = { _id: string } | { username: string };

/** A change of an account. */
export interface AccountChange {
  changes: { [Name in keyof Account]?: Account[Name] | undefined };
  actor: Actor;
  /** The account's updatedAt as whoever changes it saw it. */
  basedOn?: string | undefined;
  /** The session that goes on where somebody changes their own account. */
  keptSession?: string | undefined;
}

/** Any number that nobody else locks: accounts change one after another, in all processes. */
const accountsLock = 7_203_591_185;

async function lockAccount(tx: Db, chosen: ChosenAccount): Promise<Account> {
  // Before any row, so that two changes which look at each other's account cannot block each other.
  await tx.execute(sql`select pg_advisory_xact_lock(${accountsLock})`);
  const isChosen: SQL =
    '_id' in chosen ? eq(staffAccounts._id, chosen._id) : isNamed(chosen.username);
  const [account] = await tx.select().from(staffAccounts).where(isChosen).for('update');
  if (account) return account;
  if ('_id' in chosen) throw notFound('account');
  throw new AppError('not-found', `There is no account named ${chosen.username}`);
}

function refuseCollision(before: Account, { basedOn, changes }: AccountChange): void {
  if (!basedOn || basedOn === before.updatedAt) return;
  // By name: what an account's owner changes are secrets.
  const { role, permissions, isDisabled, mustUseSecondFactor } = changes;
  const yours = { role, permissions, isDisabled, mustUseSecondFactor };
  throw new AppError('conflict', 'This account has been changed meanwhile', {
    conflict: { yours, current: shown(before) },
  });
}

/**
 * Changes an account, ends its sessions and, for somebody else's, clears its count of sign-ins, so
 * that its owner can sign in anew at once. Answers the stored account; throws not-found, a conflict with a newer
 * version, or what `refuseLoss` says. Where nothing is to be changed, nothing is done.
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
    await refuseLoss(tx, actor, before, after);
    const isChanged = await recordAudit(tx, actor, {
      kind: 'staff-account',
      recordId: before._id,
      ...tellableChange(before, after),
    });
    if (!isChanged) return shown(before);
    const [stored] = await tx
      .update(staffAccounts)
      .set({ ...changes, updatedAt: nextVersion(before.updatedAt) })
      .where(eq(staffAccounts._id, before._id))
      .returning();
    await endSessionsOf(tx, before._id, keptSession);
    // Not for oneself: between two changes a session found open could guess the password.
    if (actor.accountId !== before._id) await clearSignInCount(tx, before.username);
    return shown(stored as Account);
  });
}
