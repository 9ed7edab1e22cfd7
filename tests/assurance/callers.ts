import { eq } from 'drizzle-orm';
import { type Permission, permissions, rolePermissions } from '#contract/staff/staff.ts';
import { staffAccounts, staffSessions } from '#server/platform/auth/schema.ts';
import type { Callable } from '#tests/access-table.ts';
import type { TestApp } from '#tests/support/test-app.ts';
import { sized } from './scale.ts';

type Account = typeof staffAccounts.$inferSelect;

/** A caller and the permissions it holds; null is a caller without a valid session. */
export interface Caller {
  name: string;
  cookies: Record<string, string>;
  held: readonly Permission[] | 'unready' | null;
}

/** Whether a route with this access setting admits the caller. */
export function mayCall({ held }: Caller, access: Callable): boolean {
  if (access === 'public') return true;
  if (held === null) return false;
  if (access === 'unready-staff') return true;
  if (held === 'unready') return false;
  return access === 'staff' || access.some((permission) => held.includes(permission));
}

/** One account per permission; short runs take every fourth permission. */
const step = sized({ short: 4, long: 1 });

/** Callers of every kind: each role, single permissions, and invalid sessions. */
export async function createCallers(test: TestApp): Promise<Caller[]> {
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
    const longAgo = new Date(0).toISOString();
    await db
      .update(staffSessions)
      .set({ createdAt: longAgo })
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
  for (const [role, held] of Object.entries(rolePermissions)) {
    callers.push(await signedIn(role, held));
  }
  for (const one of permissions.filter((_, position) => position % step === 0)) {
    callers.push(await signedIn(`only ${one}`, [one]));
  }
  return callers;
}
