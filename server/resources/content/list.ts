import { and, asc, count, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { firstPageSize } from '#contract/content/content.ts';
import { idParams, type Pagination } from '#contract/http/http.ts';
import type { Db } from '#server/platform/db/client.ts';
import { buildPagination } from '#server/platform/http/pagination.ts';
import { isInPeriod } from '#server/records/publication.ts';
import { withBody } from '#server/records/rich-text.ts';
import { isNotTrashed, listRecordColumns } from '#server/records/trash/columns.ts';
import { type Content, type ContentTable, eventItems, newsItems } from './schema.ts';

interface PublicQuery {
  page: number;
  limit: number;
  sortBy: string;
  sortOrder: 'asc' | 'desc';
}

/** The condition that visitors may see a record: it is active and within its publication period. */
export const isPublic = (table: ContentTable): SQL | undefined =>
  and(eq(table.status, 'active'), isInPeriod(table));

/** Visitors' lists are sorted by publication time. */
const publishedAt = ({ publishAt, createdAt }: ContentTable): SQL =>
  sql`coalesce(${publishAt}, ${createdAt})`;

/** Upcoming events, soonest first, then past ones, latest first. */
function soonestFirst(): SQL[] {
  const { eventDate, endsAt, _id } = eventItems;
  const hasEnded = sql`coalesce(${endsAt}, ${eventDate}) < now()`;
  return [
    asc(hasEnded),
    asc(sql`case when ${hasEnded} then null else ${eventDate} end`),
    desc(eventDate),
    asc(_id),
  ];
}

function listOrder(
  table: ContentTable,
  { sortBy, sortOrder }: Pick<PublicQuery, 'sortBy' | 'sortOrder'>,
): SQL[] {
  if (sortBy === 'soonest') return soonestFirst();
  const column = sortBy === 'createdAt' ? publishedAt(table) : getTableColumns(table)[sortBy];
  if (!column) throw new Error(`no column ${sortBy}`);
  const direction = sortOrder === 'asc' ? asc : desc;
  return [direction(column), direction(table._id)];
}

/** A page of published records with their total. */
export interface PublishedPage<Table extends ContentTable> {
  data: Table['$inferSelect'][];
  pagination: Pagination;
}

/** Lists one page of the records of a kind that visitors may see, with the total count. */
export async function listPublished<Table extends ContentTable>(
  db: Db,
  { table }: Content<Table>,
  { page, limit, ...order }: PublicQuery,
): Promise<PublishedPage<Table>> {
  const where = isPublic(table);
  const [data, [total]] = await Promise.all([
    db
      .select(listRecordColumns(table as ContentTable))
      .from(table as ContentTable)
      .where(where)
      .orderBy(...listOrder(table, order))
      .limit(limit)
      .offset((page - 1) * limit),
    db
      .select({ items: count() })
      .from(table as ContentTable)
      .where(where),
  ]);
  const pagination = buildPagination({ page, limit }, total?.items ?? 0);
  return { data: data.map((item) => withBody(item, String(item.content))), pagination };
}

/**
 * Lists a page of a kind's records in the order of the visitors' pages: newest first, or soonest first, see
 * docs/spec/public-site.md#news-events-and-media.
 */
export function listForVisitors<Table extends ContentTable>(
  db: Db,
  content: Content<Table>,
  page = 1,
) {
  const { sorts, timely = sorts[0] } = content.facts;
  return listPublished(db, content, {
    page,
    limit: firstPageSize,
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
