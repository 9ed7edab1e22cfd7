import { count, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Pagination } from '#contract/http.ts';
import type { Db } from '#server/platform/db/client.ts';
import { buildPagination, countedTo, type Paging } from '#server/platform/http/pagination.ts';

/** The records that match a list's query. Pages, total and export are all built from it. */
export interface Selection {
  table: PgTable;
  columns: Readonly<Record<string, AnyPgColumn | SQL>>;
  where: SQL | undefined;
  /** Ends with `_id` to break ties. */
  order: SQL[];
}

/** Counts all records. */
export async function countAll(db: Db, { table, where }: Selection): Promise<number> {
  const [total] = await db.select({ items: count() }).from(table).where(where);
  return total?.items ?? 0;
}

/** Counts the records, up to `max`. */
export async function countUpTo(db: Db, { table, where }: Selection, max: number): Promise<number> {
  const limited = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(max);
  const [total] = await db.select({ items: count() }).from(limited.as('limited'));
  return total?.items ?? 0;
}

/** Builds the query for all records, in order. */
export const selectAll = (db: Db, { table, columns, where, order }: Selection) =>
  db
    .select(columns as Record<string, AnyPgColumn>)
    .from(table)
    .where(where)
    .orderBy(...order);

/** Reads one page of the records, with the total count up to a limit. */
export async function readPage<Item>(
  db: Db,
  selection: Selection,
  paging: Paging,
): Promise<{ data: Item[]; pagination: Pagination }> {
  const maxCount = countedTo(paging);
  const [data, found] = await Promise.all([
    selectAll(db, selection)
      .limit(paging.limit)
      .offset((paging.page - 1) * paging.limit),
    countUpTo(db, selection, maxCount + 1),
  ]);
  return { data: data as Item[], pagination: buildPagination(paging, found, maxCount) };
}
