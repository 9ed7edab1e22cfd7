import { isDeepStrictEqual } from 'node:util';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { accountQuery, StaffAccount } from '#contract/staff/staff-accounts.ts';
import type { z } from '#contract/zod.ts';
import { type Account, staffAccounts, staffSessions } from '#server/platform/auth/schema.ts';
import type { Db } from '#server/platform/db/client.ts';
import { orderedBy } from '#server/platform/db/columns.ts';
import { containsWordsInAny } from '#server/platform/db/text-search.ts';
import { notFound } from '#server/platform/errors.ts';
import { readPage, type Selection } from '#server/records/selection.ts';

const {
  _id,
  username,
  role,
  permissions,
  dealerId,
  isDisabled,
  mustUseSecondFactor,
  createdAt,
  updatedAt,
} = getTableColumns(staffAccounts);

/** The columns that account managers see: no hashes and no secrets. */
export const shownColumns = {
  _id,
  username,
  role,
  permissions,
  dealerId,
  isDisabled,
  mustUseSecondFactor,
  hasSecondFactor: sql<boolean>`${staffAccounts.secondFactorSecret} is not null`,
  createdAt,
  updatedAt,
};

/** The list's columns, including when the account's sessions were last used. */
const listedColumns = {
  ...shownColumns,
  lastSeenAt: sql<string | null>`(select max(${staffSessions.lastSeenAt}) from ${staffSessions}
    where ${staffSessions.accountId} = ${staffAccounts}.${sql.identifier(staffAccounts._id.name)})`.mapWith(
    staffSessions.lastSeenAt,
  ),
};

const shownNames = Object.keys(shownColumns) as (keyof StaffAccount & keyof typeof shownColumns)[];

/** Converts a full account to what account managers see. */
export function toStaffAccount(account: Account): StaffAccount {
  const fields = { ...account, hasSecondFactor: account.secondFactorSecret !== null };
  const shown = shownNames.map((name) => [name, fields[name]]);
  return Object.fromEntries(shown);
}

/** Builds the audit values of a new account. */
export const buildAuditFields = (account: Account) => ({
  username: account.username,
  role: account.role,
  permissions: account.permissions,
  dealerId: account.dealerId,
  isDisabled: account.isDisabled,
  mustUseSecondFactor: account.mustUseSecondFactor,
});

/** Describes secrets only as set or not, and as changed or not. */
function compareSecrets(account: Account, before: Account) {
  const { passwordHash, secondFactorSecret, recoveryHashes } = account;
  const areChanged = !isDeepStrictEqual(recoveryHashes, before.recoveryHashes);
  return {
    password: passwordHash === before.passwordHash ? 'the old one' : 'a new one',
    secondFactor: secondFactorSecret ? 'on' : 'off',
    recoveryCodes: recoveryHashes.length === 0 ? 'none' : areChanged ? 'new ones' : 'the old ones',
  };
}

/** Builds the audit values of a changed account, before and after. */
export const buildAuditChange = (before: Account, after: Account) => ({
  before: { ...buildAuditFields(before), ...compareSecrets(before, before) },
  after: { ...buildAuditFields(after), ...compareSecrets(after, before) },
});

type AccountQuery = z.output<typeof accountQuery>;

function buildWhere({ status, search }: AccountQuery): SQL | undefined {
  const { username, role, isDisabled } = staffAccounts;
  return and(
    status ? eq(isDisabled, status === 'disabled') : undefined,
    search ? containsWordsInAny([username, role], search) : undefined,
  );
}

/** Selects the staff accounts that match a list's query. */
export const selectAccounts = (query: AccountQuery): Selection => ({
  table: staffAccounts,
  columns: listedColumns,
  where: buildWhere(query),
  order: orderedBy(staffAccounts[query.sortBy], staffAccounts._id, query.sortOrder),
});

/** Lists one page of staff accounts, with the total count. */
export const listAccountPage = (db: Db, query: AccountQuery) =>
  readPage<StaffAccount>(db, selectAccounts(query), query);

/** Reads an account by its id. Throws not-found. */
export async function readAccount(db: Db, id: string): Promise<StaffAccount> {
  const [account] = await db
    .select(shownColumns)
    .from(staffAccounts)
    .where(eq(staffAccounts._id, id));
  if (!account) throw notFound('account');
  return account;
}
