import { and, count, desc, eq, type SQL } from 'drizzle-orm';
import { firstPageSize } from '#contract/content/content.ts';
import { idParams, type Pagination } from '#contract/http/http.ts';
import type { Db } from '#server/platform/db/client.ts';
import { buildPagination } from '#server/platform/http/pagination.ts';
import { isInPeriod } from '#server/records/publication.ts';
import { withBody } from '#server/records/rich-text.ts';
import { isNotTrashed, listRecordColumns } from '#server/records/trash/columns.ts';
import { isAfter, type ListOrder, listOrder, publishedAt, selectPosition } from './list-order.ts';
import { type Content, type ContentTable, newsItems } from './schema.ts';

interface PublicQuery extends ListOrder {
  page: number;
  limit: number;
  /** The position after which the page begins, instead of a page's number. */
  after?: string | undefined;
}

/** The condition that visitors may see a record: it is active and within its publication period. */
export const isPublic = (table: ContentTable): SQL | undefined =>
  and(eq(table.status, 'active'), isInPeriod(table));

/** A page of published records with their total. */
export interface PublishedPage<Table extends ContentTable> {
  data: Table['$inferSelect'][];
  pagination: Pagination;
}

/**
 * Lists one page of the records of a kind that visitors may see, with the total count and, if there are more, the position
 * after which they begin.
 */
export async function listPublished<Table extends ContentTable>(
  db: Db,
  { table }: Content<Table>,
  { page, limit, after, ...order }: PublicQuery,
): Promise<PublishedPage<Table>> {
  const where = isPublic(table);
  const [rows, [total]] = await Promise.all([
    db
      .select({
        ...listRecordColumns(table as ContentTable),
        position: selectPosition(table, order),
      })
      .from(table as ContentTable)
      .where(after === undefined ? where : and(where, isAfter(table, order, after)))
      .orderBy(...listOrder(table, order))
      .limit(limit + 1)
      .offset(after === undefined ? (page - 1) * limit : 0),
    db
      .select({ items: count() })
      .from(table as ContentTable)
      .where(where),
  ]);
  const shown = rows.slice(0, limit) as (Table['$inferSelect'] & { position: string | null })[];
  const next = rows.length > limit ? shown.at(-1)?.position : null;
  return {
    data: shown.map(({ position: _, ...item }) => withBody(item, String(item.content))),
    pagination: {
      ...buildPagination({ page, limit }, total?.items ?? 0),
      ...(next && { after: next }),
    },
  };
}

/**
 * Lists records of a kind in the order of the visitors' pages, from the first or from a position on: newest first, or
 * soonest first, see docs/spec/public-site.md#news-events-and-media.
 */
export function listForVisitors<Table extends ContentTable>(
  db: Db,
  content: Content<Table>,
  after?: string,
) {
  const { sorts, timely = sorts[0] } = content.facts;
  return listPublished(db, content, {
    page: 1,
    limit: firstPageSize,
    after,
    sortBy: timely,
    sortOrder: 'desc',
  });
}

/** Lists the ids of all articles that visitors may see, newest first. */
export async function listNewsIds(db: Db): Promise<string[]> {
  const active = await db
    .select({ _id: newsItems._id })
    .from(newsItems)
    .where(isPublic(newsItems))
    .orderBy(desc(publishedAt(newsItems)), desc(newsItems._id));
  return active.map(({ _id }) => _id);
}

/** Finds a record that visitors may see; null if there is none. */
export const findPublished = <Table extends ContentTable>(
  db: Db,
  content: Content<Table>,
  id: string,
) => findContent(db, content, id, isPublic(content.table));

/** Finds a record, even if it is hidden from visitors; null if there is none. */
export async function findContent<Table extends ContentTable>(
  db: Db,
  { table }: Content<Table>,
  id: string,
  condition?: SQL,
): Promise<Table['$inferSelect'] | null> {
  if (!idParams.safeParse({ id }).success) return null;
  const [found] = await db
    .select(listRecordColumns(table as ContentTable))
    .from(table as ContentTable)
    .where(and(eq(table._id, id), isNotTrashed(table), condition));
  return found ? withBody(found, String(found.content)) : null;
}
