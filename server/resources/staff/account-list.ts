import { and, eq, type SQL } from 'drizzle-orm';
import type { accountQuery, StaffAccount } from '#contract/staff-accounts.ts';
import type { z } from '#contract/zod.ts';
import { staffAccounts } from '#server/platform/auth/schema.ts';
import type { Db } from '#server/platform/db/client.ts';
import { orderedBy } from '#server/platform/db/columns.ts';
import { containsWordsInAny } from '#server/platform/db/text-search.ts';
import { notFound } from '#server/platform/errors.ts';
import { readPage, type Selection } from '#server/records/selection.ts';
import { listedColumns, shownColumns } from './account-fields.ts';

type AccountQuery = z.output<typeof accountQuery>;

function buildWhere({ status, search }: AccountQuery): SQL | undefined {
  const { username, role, isDisabled } = staffAccounts;
  return and(
    status ? eq(isDisabled, status === 'disabled') : undefined,
    search ? containsWordsInAny([username, role], search) : undefined,
  );
}

/** The staff accounts that a list's query asks for. */
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
