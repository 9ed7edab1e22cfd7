import { count, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Pagination } from '#contract/http.ts';
import type { Db } from '#server/db/client.ts';
import { countedTo, type Paging, paginationOf } from '#server/http/pagination.ts';

/** The records that a list's query asks for: its pages, their total and its export all come of this. */
export interface Selection {
  table: PgTable;
  columns: Readonly<Record<string, AnyPgColumn | SQL>>;
  where: SQL | undefined;
  /** Ends with `_id`, so that it is the same each time. */
  order: SQL[];
}

/** How many records there are in all. */
export async function countAll(db: Db, { table, where }: Selection): Promise<number> {
  const [total] = await db.select({ items: count() }).from(table).where(where);
  return total?.items ?? 0;
}

/** How many records there are, counted no further than `most`. */
async function countUpTo(db: Db, { table, where }: Selection, most: number): Promise<number> {
  const some = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(most);
  const [total] = await db.select({ items: count() }).from(some.as('some'));
  return total?.items ?? 0;
}

/** The query of all records, in their order. */
export const selectAll = (db: Db, { table, columns, where, order }: Selection) =>
  db
    .select(columns as Record<string, AnyPgColumn>)
    .from(table)
    .where(where)
    .orderBy(...order);

/** One page of the records and how many there are in all, or at least. */
export async function readPage<Item>(
  db: Db,
  selection: Selection,
  paging: Paging,
): Promise<{ data: Item[]; pagination: Pagination }> {
  const most = countedTo(paging);
  const [data, found] = await Promise.all([
    selectAll(db, selection)
      .limit(paging.limit)
      .offset((paging.page - 1) * paging.limit),
    countUpTo(db, selection, most + 1),
  ]);
  return { data: data as Item[], pagination: paginationOf(paging, found, most) };
}
