import { and, eq, ne, sql } from 'drizzle-orm';
import { accountMessages } from '#contract/staff-accounts.ts';
import type { Actor } from '#server/platform/audit/record-change.ts';
import { type Account, staffAccounts } from '#server/platform/auth/schema.ts';
import type { Db } from '#server/platform/db/client.ts';
import { invalidInput } from '#server/platform/errors.ts';

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
export async function refuseLosingLastManager(
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
