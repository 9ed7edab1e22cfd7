import { loginInput, type StaffUser } from '#contract/staff.ts';
import type { Db } from '#server/db/client.ts';
import type { Env } from '#server/env.ts';
import type { Api } from '#server/http/api.ts';
import { registerAccounts } from './account-routes.ts';
import { registerOwnAccount } from './own-account-routes.ts';
import { registerSessions } from './session-routes.ts';
import { endSession, type StaffMember } from './sessions.ts';
import { signIn } from './sign-in.ts';
import { type StaffDesk, staffDeskOf } from './staff-desk.ts';

/** Everything about the staff themselves: who they are, their accounts and their sessions. */
export function registerStaff(api: Api, db: Db, env: Pick<Env, 'RATE_LIMIT'>): void {
  const desk = staffDeskOf(db, env);
  registerSignIn(api, desk);
  registerOwnAccount(api, desk);
  registerAccounts(api, db);
  registerSessions(api, db);
}

const userOf = ({ accountId: _a, sessionId: _s, ...user }: StaffMember): StaffUser => user;

/** Sign-in, sign-out and who is signed in. */
function registerSignIn(api: Api, desk: StaffDesk): void {
  api.post(
    '/admin/login',
    { config: { access: 'public' }, schema: { body: loginInput } },
    async (request, reply) => ({ success: true, data: await signIn(desk, request, reply) }),
  );

  api.post('/admin/logout', { config: { access: 'public' } }, async (request, reply) => {
    await endSession(desk.db, request, reply);
    return { success: true };
  });

  api.get('/admin/me', { config: { access: 'unready-staff' } }, async ({ staff }) => ({
    success: true,
    data: staff && userOf(staff),
  }));
}
