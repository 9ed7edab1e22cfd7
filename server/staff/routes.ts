import { eq, sql } from 'drizzle-orm';
import { loginInput, loginMessages } from '#contract/staff.ts';
import type { Db } from '#server/db/client.ts';
import { AppError } from '#server/errors.ts';
import type { Api } from '#server/http/api.ts';
import { isPassword } from './passwords.ts';
import { staffAccounts } from './schema.ts';
import { endSession, startSession } from './sessions.ts';

async function findAccount(db: Db, username: string) {
  const [account] = await db
    .select()
    .from(staffAccounts)
    .where(eq(sql`lower(${staffAccounts.username})`, username.toLowerCase()));
  return account && !account.isDisabled ? account : null;
}

/** Sign-in, sign-out and who is signed in. */
export function registerStaff(api: Api, db: Db): void {
  api.post(
    '/admin/login',
    { config: { access: 'public' }, schema: { body: loginInput } },
    async (request, reply) => {
      const { username, password } = request.body;
      const account = await findAccount(db, username);
      const isRight = await isPassword(account?.passwordHash ?? null, password);
      if (!account || !isRight) throw new AppError('unauthenticated', loginMessages.rejected);
      await startSession(db, account._id, request, reply);
      const { role, permissions } = account;
      return { success: true, data: { username: account.username, role, permissions } };
    },
  );

  api.post('/admin/logout', { config: { access: 'public' } }, async (request, reply) => {
    await endSession(db, request, reply);
    return { success: true };
  });

  api.get('/admin/me', { config: { access: 'staff' } }, async ({ staff }) => ({
    success: true,
    data: staff,
  }));
}
