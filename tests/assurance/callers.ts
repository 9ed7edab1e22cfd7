import { eq } from 'drizzle-orm';
import { type Permission, permissions, permissionsOfRole } from '#contract/staff.ts';
import { staffAccounts, staffSessions } from '#server/staff/schema.ts';
import type { Callable } from '#tests/access-table.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { sized } from './scale.ts';

type Account = typeof staffAccounts.$inferSelect;

/** Somebody who calls, and what they may: null is nobody who is known. */
export interface Caller {
  name: string;
  cookies: Record<string, string>;
  held: readonly Permission[] | 'unready' | null;
}

/** Whether a caller may call what is for these. */
export function mayCall({ held }: Caller, whom: Callable): boolean {
  if (whom === 'public') return true;
  if (held === null) return false;
  if (whom === 'unready-staff') return true;
  if (held === 'unready') return false;
  return whom === 'staff' || whom.some((permission) => held.includes(permission));
}

/** Accounts hold one permission each: every permission, or every fourth. */
const step = sized({ short: 4, long: 1 });

/** Everybody who may try: roles, single permissions, and sessions that are worth nothing. */
export async function callersOf(test: TestApp): Promise<Caller[]> {
  const { db } = test.database;
  const signedIn = async (name: string, held: readonly Permission[]): Promise<Caller> => ({
    name,
    held,
    cookies: await test.signIn(held, name.replaceAll(' ', '-')),
  });
  const withSession = async (name: string, changes: Partial<Account>, held: Caller['held']) => {
    const caller = await signedIn(name, permissions);
    const username = name.replaceAll(' ', '-');
    await db.update(staffAccounts).set(changes).where(eq(staffAccounts.username, username));
    return { ...caller, held };
  };
  const expired = async (): Promise<Caller> => {
    const caller = await signedIn('expired', permissions);
    const [account] = await db
      .select()
      .from(staffAccounts)
      .where(eq(staffAccounts.username, 'expired'));
    const long = new Date(0).toISOString();
    await db
      .update(staffSessions)
      .set({ createdAt: long })
      .where(eq(staffSessions.accountId, account?._id ?? ''));
    return { ...caller, held: null };
  };
  const callers: Caller[] = [
    { name: 'anonymous', cookies: {}, held: null },
    { name: 'made up', cookies: { session: 'x'.repeat(43) }, held: null },
    await withSession('disabled', { isDisabled: true }, null),
    await expired(),
    await withSession('without its second factor', { mustUseSecondFactor: true }, 'unready'),
    await signedIn('without permissions', []),
  ];
  for (const [role, held] of Object.entries(permissionsOfRole)) {
    callers.push(await signedIn(role, held));
  }
  for (const one of permissions.filter((_, position) => position % step === 0)) {
    callers.push(await signedIn(`only ${one}`, [one]));
  }
  return callers;
}
