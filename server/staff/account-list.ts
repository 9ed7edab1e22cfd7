import { and, asc, count, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Pagination } from '#contract/http.ts';
import type { accountQuery, StaffAccount } from '#contract/staff-accounts.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/db/client.ts';
import { containsText } from '#server/db/like.ts';
import { notFound } from '#server/errors.ts';
import { paginationOf } from '#server/http/pagination.ts';
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

/** One page of staff accounts and how many there are in all. */
export async function listAccountPage(
  db: Db,
  query: AccountQuery,
): Promise<{ data: StaffAccount[]; pagination: Pagination }> {
  const where = whereOf(query);
  const [data, [total]] = await Promise.all([
    db
      .select(shownColumns)
      .from(staffAccounts)
      .where(where)
      .orderBy(...orderOf(query))
      .limit(query.limit)
      .offset((query.page - 1) * query.limit),
    db.select({ items: count() }).from(staffAccounts).where(where),
  ]);
  return { data, pagination: paginationOf(query, total?.items ?? 0) };
}

/** One account by its id. Throws not-found. */
export async function readAccount(db: Db, id: string): Promise<StaffAccount> {
  const [account] = await db
    .select(shownColumns)
    .from(staffAccounts)
    .where(eq(staffAccounts._id, id));
  if (!account) throw notFound('account');
  return account;
}
