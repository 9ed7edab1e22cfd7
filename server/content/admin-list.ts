import { and, asc, desc, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ContentFilter } from '#contract/content/content-admin.ts';
import type { Db } from '#server/db/client.ts';
import { containsText } from '#server/db/like.ts';
import { notFound } from '#server/errors.ts';
import { readPage, type Selection } from '#server/records/selection.ts';
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

/** The records of a kind, hidden ones too, that a list's query asks for. */
export const selectionOf = (desk: Desk, query: ContentListQuery): Selection => ({
  table: desk.table,
  columns: getTableColumns(desk.table),
  where: whereOf(desk, query),
  order: orderOf(desk, query),
});

/** One page of a kind's records and how many there are in all. */
export const listContent = (db: Db, desk: Desk, query: ContentListQuery) =>
  readPage<ContentRecord>(db, selectionOf(desk, query), query);

/** One record, hidden or not. Throws a 404. */
export async function findContent(db: Db, { table, records }: Desk, id: string) {
  const [found] = await db.select().from(table).where(eq(table._id, id));
  if (!found) throw notFound(records.noun);
  return found as ContentRecord;
}
