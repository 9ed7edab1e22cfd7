import { count, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Pagination } from '#contract/http.ts';
import type { Db } from '#server/db/client.ts';
import { paginationOf } from '#server/http/pagination.ts';

/** The records that a list's query asks for: its pages, their total and its export all come of this. */
export interface Selection {
  table: PgTable;
  columns: Readonly<Record<string, AnyPgColumn | SQL>>;
  where: SQL | undefined;
  /** Ends with `_id`, so that it is the same each time. */
  order: SQL[];
}

export type Paging = Pick<Pagination, 'page' | 'limit'>;

/** How many records there are in all. */
export async function countAll(db: Db, { table, where }: Selection): Promise<number> {
  const [total] = await db.select({ items: count() }).from(table).where(where);
  return total?.items ?? 0;
}

/** The query of all records, in their order. */
export const selectAll = (db: Db, { table, columns, where, order }: Selection) =>
  db
    .select(columns as Record<string, AnyPgColumn>)
    .from(table)
    .where(where)
    .orderBy(...order);

/** One page of the records and how many there are in all. */
export async function readPage<Item>(
  db: Db,
  selection: Selection,
  { page, limit }: Paging,
): Promise<{ data: Item[]; pagination: Pagination }> {
  const [data, total] = await Promise.all([
    selectAll(db, selection)
      .limit(limit)
      .offset((page - 1) * limit),
    countAll(db, selection),
  ]);
  return { data: data as Item[], pagination: paginationOf({ page, limit }, total) };
}
