import { loginInput } from '#contract/staff.ts';
import type { Db } from '#server/db/client.ts';
import type { Env } from '#server/env.ts';
import type { Api } from '#server/http/api.ts';
import { endSession } from './sessions.ts';
import { signIn } from './sign-in.ts';

/** Sign-in, sign-out and who is signed in. */
export function registerStaff(api: Api, db: Db, { RATE_LIMIT }: Pick<Env, 'RATE_LIMIT'>): void {
  const limits = { isLimited: RATE_LIMIT === 'on' };

  api.post(
    '/admin/login',
    { config: { access: 'public' }, schema: { body: loginInput } },
    async (request, reply) => ({
      success: true,
      data: await signIn(db, limits, request, reply),
    }),
  );

  api.post('/admin/logout', { config: { access: 'public' } }, async (request, reply) => {
    await endSession(db, request, reply);
    return { success: true };
  });

  api.get('/admin/me', { config: { access: 'staff' } }, async ({ staff }) => ({
    success: true,
    data: staff && { username: staff.username, role: staff.role, permissions: staff.permissions },
  }));
}
