import { and, asc, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { accountQuery, StaffAccount } from '#contract/staff-accounts.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/db/client.ts';
import { containsText } from '#server/db/like.ts';
import { notFound } from '#server/errors.ts';
import { readPage, type Selection } from '#server/records/selection.ts';
import { shownColumns } from './account-fields.ts';
import { staffAccounts } from './schema.ts';

type AccountQuery = z.output<typeof accountQuery>;

function whereOf({ status, search }: AccountQuery): SQL | undefined {
  const { username, role, isDisabled } = staffAccounts;
  return and(
    status ? eq(isDisabled, status === 'disabled') : undefined,
    search ? or(containsText(username, search), containsText(role, search)) : undefined,
  );
}

function orderOf({ sortBy, sortOrder }: AccountQuery): SQL[] {
  const direct = sortOrder === 'asc' ? asc : desc;
  const column = staffAccounts[sortBy];
  const isWords = sortBy === 'username' || sortBy === 'role';
  return [direct(isWords ? sql`lower(${column})` : column), direct(staffAccounts._id)];
}

/** The staff accounts that a list's query asks for. */
export const selectionOf = (query: AccountQuery): Selection => ({
  table: staffAccounts,
  columns: shownColumns,
  where: whereOf(query),
  order: orderOf(query),
});

/** One page of staff accounts and how many there are in all. */
export const listAccountPage = (db: Db, query: AccountQuery) =>
  readPage<StaffAccount>(db, selectionOf(query), query);

/** One account by its id. Throws not-found. */
export async function readAccount(db: Db, id: string): Promise<StaffAccount> {
  const [account] = await db
    .select(shownColumns)
    .from(staffAccounts)
    .where(eq(staffAccounts._id, id));
  if (!account) throw notFound('account');
  return account;
}
