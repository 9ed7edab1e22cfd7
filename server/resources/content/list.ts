import { and, asc, count, desc, eq, getTableColumns } from 'drizzle-orm';
import { firstPageSize } from '#contract/content/content.ts';
import { idParams, type Pagination } from '#contract/http.ts';
import type { Db } from '#server/platform/db/client.ts';
import { buildPagination } from '#server/platform/http/pagination.ts';
import type { Content, ContentTable } from './content.ts';
import { newsItems } from './schema.ts';

interface PublicQuery {
  page: number;
  limit: number;
  sortBy: string;
  sortOrder: 'asc' | 'desc';
}

/** Lists one page of the records of a kind that visitors may see, with the total count. */
export async function listPublished<Table extends ContentTable>(
  db: Db,
  { table }: Content<Table>,
  { page, limit, sortBy, sortOrder }: PublicQuery,
): Promise<{ data: Table['$inferSelect'][]; pagination: Pagination }> {
  const column = getTableColumns(table)[sortBy];
  if (!column) throw new Error(`no column ${sortBy}`);
  const direction = sortOrder === 'asc' ? asc : desc;
  const where = eq(table.status, 'active');
  const [data, [total]] = await Promise.all([
    db
      .select()
      .from(table as ContentTable)
      .where(where)
      .orderBy(direction(column), direction(table._id))
      .limit(limit)
      .offset((page - 1) * limit),
    db
      .select({ items: count() })
      .from(table as ContentTable)
      .where(where),
  ]);
  return { data, pagination: buildPagination({ page, limit }, total?.items ?? 0) };
}

/** Lists the newest records of a kind, the first page, see docs/spec/public-site.md#news-events-and-media. */
export function listNewest<Table extends ContentTable>(db: Db, content: Content<Table>) {
  const [sortBy] = content.facts.sorts;
  return listPublished(db, content, { page: 1, limit: firstPageSize, sortBy, sortOrder: 'desc' });
}

/** Lists the ids of all articles that visitors may see, newest first. */
export async function listNewsIds(db: Db): Promise<string[]> {
  const active = await db
    .select({ _id: newsItems._id })
    .from(newsItems)
    .where(eq(newsItems.status, 'active'))
    .orderBy(desc(newsItems.createdAt), desc(newsItems._id));
  return active.map(({ _id }) => _id);
}

/** Finds a record that visitors may see; null if there is none. */
export async function findPublished<Table extends ContentTable>(
  db: Db,
  { table }: Content<Table>,
  id: string,
): Promise<Table['$inferSelect'] | null> {
  if (!idParams.safeParse({ id }).success) return null;
  const [found] = await db
    .select()
    .from(table as ContentTable)
    .where(and(eq(table._id, id), eq(table.status, 'active')));
  return found ?? null;
}
