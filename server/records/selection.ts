import { and, count, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Pagination } from '#contract/http/http.ts';
import type { Db } from '#server/platform/db/client.ts';
import { buildPagination, countedTo, type Paging } from '#server/platform/http/pagination.ts';
import { isNotTrashed } from './trash/columns.ts';

/** The records that match a list's query. Pages, total and export are all built from it. */
export interface Selection {
  /** Records in its trash are excluded. */
  table: PgTable & { deletedAt?: AnyPgColumn };
  columns: Readonly<Record<string, AnyPgColumn | SQL>>;
  where: SQL | undefined;
  /** Must end with `_id` to break ties. */
  order: SQL[];
}

/** The condition for a selection's records, without those in the trash. */
const buildCondition = ({ table: { deletedAt }, where }: Selection): SQL | undefined =>
  deletedAt ? and(isNotTrashed({ deletedAt }), where) : where;

/** Counts all records. */
export async function countAll(db: Db, selection: Selection): Promise<number> {
  const [total] = await db
    .select({ items: count() })
    .from(selection.table as PgTable)
    .where(buildCondition(selection));
  return total?.items ?? 0;
}

/** Counts the records, up to `max`. */
export async function countUpTo(db: Db, selection: Selection, max: number): Promise<number> {
  const limited = db
    .select({ one: sql`1`.as('one') })
    .from(selection.table as PgTable)
    .where(buildCondition(selection))
    .limit(max);
  const [total] = await db.select({ items: count() }).from(limited.as('limited'));
  return total?.items ?? 0;
}

/** Builds the query for all records, in order. */
export const selectAll = (db: Db, selection: Selection) =>
  db
    .select(selection.columns as Record<string, AnyPgColumn>)
    .from(selection.table as PgTable)
    .where(buildCondition(selection))
    .orderBy(...selection.order);

const selectPage = (db: Db, selection: Selection, { page, limit }: Paging) =>
  selectAll(db, selection)
    .limit(limit)
    .offset((page - 1) * limit);

/** One page of records. */
interface ReadPage<Item> {
  data: Item[];
  pagination: Pagination;
}

/** Reads one page of the records, with the total count up to a limit. */
export async function readPage<Item>(
  db: Db,
  selection: Selection,
  paging: Paging,
): Promise<ReadPage<Item>> {
  const maxCount = countedTo(paging);
  const [data, found] = await Promise.all([
    selectPage(db, selection, paging),
    countUpTo(db, selection, maxCount + 1),
  ]);
  return { data: data as Item[], pagination: buildPagination(paging, found, maxCount) };
}

/**
 * Reads one page of a small number of records, such as dealers. The total follows from the page unless it is full or
 * empty, so most lists need one query. `select` replaces the query built from the selection.
 */
export async function readPageOfFew<Item>(
  db: Db,
  selection: Selection,
  paging: Paging,
  select: () => Promise<object[]> = () => selectPage(db, selection, paging),
): Promise<ReadPage<Item>> {
  const { page, limit } = paging;
  const data = await select();
  const tellsTotal = data.length < limit && (data.length > 0 || page === 1);
  const maxCount = countedTo(paging);
  const found = tellsTotal
    ? (page - 1) * limit + data.length
    : await countUpTo(db, selection, maxCount + 1);
  return { data: data as Item[], pagination: buildPagination(paging, found, maxCount) };
}
