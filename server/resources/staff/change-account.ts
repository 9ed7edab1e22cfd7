import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { isDealerPermission, isMissingDealer, type Permission } from '#contract/staff/staff.ts';
import { accountMessages, type StaffAccount } from '#contract/staff/staff-accounts.ts';
import { type Actor, recordAudit } from '#server/platform/audit/record-change.ts';
import { type Account, staffAccounts } from '#server/platform/auth/schema.ts';
import { endAccountSessions } from '#server/platform/auth/sessions.ts';
import type { Db } from '#server/platform/db/client.ts';
import { nextVersion } from '#server/platform/db/columns.ts';
import { AppError, invalidInput, notFound } from '#server/platform/errors.ts';
import { advisoryLocks } from '#server/platform/locks.ts';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import { dealers } from '#server/resources/dealers/schema.ts';
import { buildAuditChange, toStaffAccount } from './account-fields.ts';
import { clearSignInCounts, isNamed } from './sign-in-limits.ts';

const isManager = ({ isDisabled, permissions }: Account) =>
  !isDisabled && permissions.includes('staff-management');

async function hasOtherManager(tx: Db, accountId: string): Promise<boolean> {
  const others = await tx
    .select({ _id: staffAccounts._id })
    .from(staffAccounts)
    .where(
      and(
        ne(staffAccounts._id, accountId),
        eq(staffAccounts.isDisabled, false),
        sql`'staff-management' = any(${staffAccounts.permissions})`,
      ),
    )
    .limit(1);
  return others.length > 0;
}

/**
 * Rejects a change that would leave no account manager, or that takes the actor's own permission to manage
 * accounts. Call it while holding the accounts' lock, so that no other account can change.
 */
async function refuseLosingLastManager(
  tx: Db,
  actor: Actor,
  before: Account,
  after: Account,
): Promise<void> {
  if (!isManager(before) || isManager(after)) return;
  const field = after.isDisabled ? 'isDisabled' : 'permissions';
  if (actor.accountId === before._id) {
    const { disablesOneself, disarmsOneself } = accountMessages;
    throw invalidInput([{ field, message: after.isDisabled ? disablesOneself : disarmsOneself }]);
  }
  if (await hasOtherManager(tx, before._id)) return;
  throw invalidInput([{ field, message: accountMessages.lastInCharge }]);
}

const refuse = (field: string, message: string) => invalidInput([{ field, message }]);

interface Scope {
  role: string;
  dealerId: string | null;
  permissions: readonly Permission[];
}

/**
 * Validates the dealer of an account. With the role of dealers it must have one; an account of a dealer must have an
 * existing one, and only permissions for what dealers handle. Throws 'invalid' with the field. The dealer stays locked
 * until the transaction ends.
 */
export async function refuseInvalidScope(tx: Db, scope: Scope): Promise<void> {
  if (isMissingDealer(scope)) throw refuse('dealerId', accountMessages.missingDealer);
  const { dealerId, permissions } = scope;
  if (dealerId === null) return;
  const other = permissions.find((permission) => !isDealerPermission(permission));
  if (other) throw refuse('permissions', accountMessages.headOfficeOnly(other));
  const found = await tx
    .select({ _id: dealers._id })
    .from(dealers)
    .where(and(eq(dealers._id, dealerId), isNotTrashed(dealers)))
    .for('share');
  if (found.length === 0) throw refuse('dealerId', accountMessages.unknownDealer);
}

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

/** Whether a change affects which requests the account sees. An invalid account can still be disabled, for example. */
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
