import { loginInput, type StaffUser } from '#contract/staff/staff.ts';
import { accountQuery, staffAccountsAdmin } from '#contract/staff/staff-accounts.ts';
import { signInCounts, staffAccounts, staffSessions } from '#server/platform/auth/schema.ts';
import { endSession, type StaffMember } from '#server/platform/auth/sessions.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Env } from '#server/platform/env.ts';
import type { Api } from '#server/platform/http/api.ts';
import { defineList, type Resource } from '#server/records/resource.ts';
import { selectAccounts } from './account-fields.ts';
import { registerAccounts } from './account-routes.ts';
import { accountTag, ownDocs } from './docs.ts';
import { registerOwnAccount } from './own-account-routes.ts';
import { registerSessions } from './session-routes.ts';
import { signIn } from './sign-in.ts';
import { createStaffServices, type StaffServices } from './staff-services.ts';

/** Registers sign-in, staff accounts and their sessions. */
export function registerStaff(api: Api, db: Db, env: Pick<Env, 'RATE_LIMIT'>): void {
  const services = createStaffServices(db, env);
  registerSignIn(api, services);
  registerOwnAccount(api, services);
  registerAccounts(api, db);
  registerSessions(api, db);
}

const toStaffUser = ({ accountId: _a, sessionId: _s, ...user }: StaffMember): StaffUser => user;

/** Registers sign-in, sign-out and the signed-in user. */
function registerSignIn(api: Api, services: StaffServices): void {
  api.post(
    '/admin/login',
    { config: { access: 'public', docs: ownDocs.signIn }, schema: { body: loginInput } },
    async (request, reply) => ({ success: true, data: await signIn(services, request, reply) }),
  );

  api.post(
    '/admin/logout',
    { config: { access: 'public', docs: ownDocs.signOut } },
    async (request, reply) => {
      await endSession(services.db, request, reply);
      return { success: true };
    },
  );

  api.get(
    '/admin/me',
    { config: { access: 'unready-staff', docs: ownDocs.me } },
    async ({ staff }) => ({
      success: true,
      data: staff && toStaffUser(staff),
    }),
  );
}

const { slug, permission, paths } = staffAccountsAdmin;

/** The staff accounts, with sign-in and sessions. */
export const staffAccountResource: Resource = {
  slug,
  permission,
  tag: accountTag,
  tables: [staffAccounts, staffSessions, signInCounts],
  list: defineList({ paths, query: accountQuery, select: selectAccounts }),
  register: (api, { database, env }) => registerStaff(api, database.db, env),
};
