import { accountQuery, staffAccountsAdmin } from '#contract/staff/staff-accounts.ts';
import { signInCounts, staffAccounts, staffSessions } from '#server/platform/auth/schema.ts';
import { defineList, type Resource } from '#server/records/resource.ts';
import { selectAccounts } from './account-fields.ts';
import { accountTag } from './docs.ts';
import { registerStaff } from './routes.ts';

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
