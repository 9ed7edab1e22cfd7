import { eq, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Permission } from '#contract/staff.ts';
import type { Actor } from '#server/audit/actor.ts';
import { recordAudit } from '#server/audit/record.ts';
import type { Db } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import { hashPassword } from './passwords.ts';
import { staffAccounts } from './schema.ts';
import { endSessionsOf } from './sessions.ts';
import { clearSignInCount } from './sign-in-limits.ts';
import { isNamed } from './username.ts';

type Account = typeof staffAccounts.$inferSelect;

interface NewAccount {
  username: string;
  role: string;
  permissions: readonly Permission[];
  password: string;
}

/** What may be told of an account, in the audit too. */
const tellable = ({ username, role, permissions, isDisabled }: Account) => ({
  username,
  role,
  permissions,
  isDisabled,
});

/** Makes an account. Throws a conflict where the name is taken, in whichever letter case. */
export async function addAccount(db: Db, actor: Actor, account: NewAccount): Promise<void> {
  const { username, role, permissions, password } = account;
  const passwordHash = await hashPassword(password);
  const now = new Date().toISOString();
  await db.transaction(async (tx) => {
    const [made] = await tx
      .insert(staffAccounts)
      .values({
        _id: uuidv7(),
        username,
        role,
        permissions: [...permissions],
        passwordHash,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (!made) throw new AppError('conflict', `There is an account named ${username} already`);
    await recordAudit(tx, actor, {
      kind: 'staff-account',
      recordId: made._id,
      before: null,
      after: tellable(made),
    });
  });
}

/** Every account by name, without its password's hash. */
export async function listAccounts(db: Db) {
  const accounts = await db
    .select()
    .from(staffAccounts)
    .orderBy(sql`lower(${staffAccounts.username})`);
  return accounts.map(tellable);
}

/**
 * Changes an account, ends its sessions and clears its count of sign-ins, so that its owner can
 * sign in anew at once. Throws not-found. Where nothing is to be changed, nothing is done.
 */
async function changeAccount(
  db: Db,
  actor: Actor,
  username: string,
  changes: Partial<Account>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [before] = await tx.select().from(staffAccounts).where(isNamed(username)).for('update');
    if (!before) throw new AppError('not-found', `There is no account named ${username}`);
    const after = { ...before, ...changes };
    const isAnotherPassword = after.passwordHash !== before.passwordHash;
    const isChanged = await recordAudit(tx, actor, {
      kind: 'staff-account',
      recordId: before._id,
      before: { ...tellable(before), password: 'the old one' },
      after: { ...tellable(after), password: isAnotherPassword ? 'a new one' : 'the old one' },
    });
    if (!isChanged) return;
    const updatedAt = new Date().toISOString();
    await tx
      .update(staffAccounts)
      .set({ ...changes, updatedAt })
      .where(eq(staffAccounts._id, before._id));
    await endSessionsOf(tx, before._id);
    await clearSignInCount(tx, username);
  });
}

/** Bars an account from signing in, or lets it again. Ends its sessions; throws not-found. */
export const setDisabled = (db: Db, actor: Actor, username: string, isDisabled: boolean) =>
  changeAccount(db, actor, username, { isDisabled });

/** Gives an account other permissions, and another role if one is given; throws not-found. */
export const setRights = (
  db: Db,
  actor: Actor,
  username: string,
  rights: { permissions: Permission[]; role?: string },
) => changeAccount(db, actor, username, rights);

/** Gives an account another password. Ends its sessions; throws not-found. */
export async function resetPassword(
  db: Db,
  actor: Actor,
  username: string,
  password: string,
): Promise<void> {
  await changeAccount(db, actor, username, { passwordHash: await hashPassword(password) });
}
