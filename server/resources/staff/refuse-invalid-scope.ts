import { and, eq } from 'drizzle-orm';
import { isDealerPermission, isMissingDealer, type Permission } from '#contract/staff.ts';
import { accountMessages } from '#contract/staff-accounts.ts';
import type { Db } from '#server/platform/db/client.ts';
import { invalidInput } from '#server/platform/errors.ts';
import { isKept } from '#server/records/trash/columns.ts';
import { dealers } from '#server/resources/dealers/schema.ts';

const refuse = (field: string, message: string) => invalidInput([{ field, message }]);

interface Scope {
  role: string;
  dealerId: string | null;
  permissions: readonly Permission[];
}

/**
 * Checks whose requests an account sees. With the role of dealers it has a dealer; an account of a dealer has one that
 * exists, and only permissions for something that dealers answer. Throws 'invalid' with the field. The dealer stays
 * locked until the transaction ends.
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
    .where(and(eq(dealers._id, dealerId), isKept(dealers)))
    .for('share');
  if (found.length === 0) throw refuse('dealerId', accountMessages.unknownDealer);
}
