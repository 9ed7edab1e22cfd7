import { and, eq, ne, sql } from 'drizzle-orm';
import { accountMessages } from '#contract/staff-accounts.ts';
import type { Actor } from '#server/audit/actor.ts';
import type { Db } from '#server/db/client.ts';
import { invalidInput } from '#server/errors.ts';
import type { Account } from './account-fields.ts';
import { staffAccounts } from './schema.ts';

const isInCharge = ({ isDisabled, permissions }: Account) =>
  !isDisabled && permissions.includes('staff-management');

async function isAnybodyElseInCharge(tx: Db, accountId: string): Promise<boolean> {
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
 * Refuses a change by which nobody could manage accounts any more, or by which whoever makes it
 * could not. Right only while no other account can change: call it under the accounts' lock.
 */
export async function refuseLoss(
  tx: Db,
  actor: Actor,
  before: Account,
  after: Account,
): Promise<void> {
  if (!isInCharge(before) || isInCharge(after)) return;
  const field = after.isDisabled ? 'isDisabled' : 'permissions';
  if (actor.accountId === before._id) {
    const { disablesOneself, disarmsOneself } = accountMessages;
    throw invalidInput([{ field, message: after.isDisabled ? disablesOneself : disarmsOneself }]);
  }
  if (await isAnybodyElseInCharge(tx, before._id)) return;
  throw invalidInput([{ field, message: accountMessages.lastInCharge }]);
}
