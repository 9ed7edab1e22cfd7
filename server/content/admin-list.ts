import { and, asc, count, desc, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ContentFilter } from '#contract/content/content-admin.ts';
import type { Pagination } from '#contract/http.ts';
import type { Db } from '#server/db/client.ts';
import { containsText } from '#server/db/like.ts';
import { notFound } from '#server/errors.ts';
import { paginationOf } from '#server/http/pagination.ts';
import type { ContentRecord, Desk } from './desk.ts';

/** What a staff list is asked for, checked; the kind's own filters stand beside the fixed keys. */
export type ContentListQuery = {
  page: number;
  limit: number;
  sortBy: string;
  sortOrder: 'asc' | 'desc';
  status?: string;
  search?: string;
} & Record<string, unknown>;

/** A column by its name in the contract; names come from facts, not from requests. */
function columnOf({ table }: Pick<Desk, 'table'>, name: string): AnyPgColumn {
  const column = getTableColumns(table)[name];
  if (!column) throw new Error(`no column ${name}`);
  return column;
}

/** The condition under which a record is among those that a filter leaves. */
export function matchesFilter(desk: Pick<Desk, 'table'>, filter: ContentFilter): SQL | undefined {
  return and(...Object.entries(filter).map(([name, value]) => eq(columnOf(desk, name), value)));
}

function whereOf(desk: Desk, query: ContentListQuery): SQL | undefined {
  const { title, content } = desk.table;
  const { search } = query;
  const chosen = ['status', ...desk.admin.filters].flatMap((name) => {
    const value = query[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return and(
    matchesFilter(desk, Object.fromEntries(chosen)),
    search ? or(containsText(title, search), containsText(content, search)) : undefined,
  );
}

function orderOf(desk: Desk, { sortBy, sortOrder }: ContentListQuery): SQL[] {
  const direct = sortOrder === 'asc' ? asc : desc;
  const column = columnOf(desk, sortBy);
  const ordered = direct(sortBy === 'title' ? sql`lower(${column})` : column);
  return [column.notNull ? ordered : sql`${ordered} nulls last`, direct(desk.table._id)];
}

/** One page of a kind's records, hidden ones too, and how many there are in all. */
export async function listContent(
  db: Db,
  desk: Desk,
  query: ContentListQuery,
): Promise<{ data: ContentRecord[]; pagination: Pagination }> {
  const where = whereOf(desk, query);
  const [data, [total]] = await Promise.all([
    db
      .select()
      .from(desk.table)
      .where(where)
      .orderBy(...orderOf(desk, query))
      .limit(query.limit)
      .offset((query.page - 1) * query.limit),
    db.select({ items: count() }).from(desk.table).where(where),
  ]);
  return { data: data as ContentRecord[], pagination: paginationOf(query, total?.items ?? 0) };
}

/** One record, hidden or not. Throws a 404. */
export async function findContent(db: Db, { table, records }: Desk, id: string) {
  const [found] = await db.select().from(table).where(eq(table._id, id));
  if (!found) throw notFound(records.noun);
  return found as ContentRecord;
}
