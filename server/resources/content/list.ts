import { and, count, desc, eq, type SQL } from 'drizzle-orm';
import { firstPageSize } from '#contract/content/content.ts';
import type { UrduTexts } from '#contract/content/urdu-texts.ts';
import { idParams, type Pagination } from '#contract/http/http.ts';
import type { Language } from '#contract/site/language.ts';
import type { Db } from '#server/platform/db/client.ts';
import { buildPagination } from '#server/platform/http/pagination.ts';
import { isInPeriod } from '#server/records/publication.ts';
import { withBody } from '#server/records/rich-text.ts';
import { isNotTrashed } from '#server/records/trash/columns.ts';
import { listReadColumns, showInLanguage } from '#server/records/urdu.ts';
import { isAfter, type ListOrder, listOrder, publishedAt, selectPosition } from './list-order.ts';
import { type Content, type ContentTable, newsItems } from './schema.ts';

interface PublicQuery extends ListOrder {
  page: number;
  limit: number;
  /** The language of the texts, where they are translated; English by default. */
  language?: Language | undefined;
  /** The position after which the page begins, instead of a page's number. */
  after?: string | undefined;
}

/** The condition that visitors may see a record: it is active and within its publication period. */
export const isPublic = (table: ContentTable): SQL | undefined =>
  and(eq(table.status, 'active'), isInPeriod(table));

/** A record as visitors read it. */
type PublishedRecord<Table extends ContentTable> = Omit<
  Table['$inferSelect'],
  'urdu' | 'urduSource' | 'deletedAt' | 'deletedBy'
>;

/** Returns a record as visitors read it in a language, with its parsed text. */
function showRecord<Table extends ContentTable>(
  row: Table['$inferSelect'],
  language: Language,
): PublishedRecord<Table> {
  const shown = showInLanguage(row as Table['$inferSelect'] & { urdu: UrduTexts }, language);
  return withBody(shown, String((shown as Record<string, unknown>).content)) as never;
}

/** A page of published records with their total. */
export interface PublishedPage<Table extends ContentTable> {
  data: PublishedRecord<Table>[];
  pagination: Pagination;
}

/**
 * Lists one page of the records of a kind that visitors may see, with the total count and, if there are more, the position
 * after which they begin.
 */
export async function listPublished<Table extends ContentTable>(
  db: Db,
  { table }: Content<Table>,
  { page, limit, after, language = 'en', ...order }: PublicQuery,
): Promise<PublishedPage<Table>> {
  const where = isPublic(table);
  const [rows, [total]] = await Promise.all([
    db
      .select({
        ...listReadColumns(table as ContentTable),
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
    data: shown.map(({ position: _, ...item }) => showRecord<Table>(item, language)),
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
  language: Language,
  after?: string,
) {
  const { sorts, timely = sorts[0] } = content.facts;
  return listPublished(db, content, {
    page: 1,
    limit: firstPageSize,
    after,
    language,
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

/** A record by its id, with its texts in a language. */
interface Wanted {
  id: string;
  language: Language;
}

/** Finds a record that visitors may see; null if there is none. */
export const findPublished = <Table extends ContentTable>(
  db: Db,
  content: Content<Table>,
  wanted: Wanted,
) => findContent(db, content, wanted, isPublic(content.table));

/** Finds a record, even if it is hidden from visitors; null if there is none. */
export async function findContent<Table extends ContentTable>(
  db: Db,
  { table }: Content<Table>,
  { id, language }: Wanted,
  condition?: SQL,
): Promise<PublishedRecord<Table> | null> {
  if (!idParams.safeParse({ id }).success) return null;
  const [found] = await db
    .select(listReadColumns(table as ContentTable))
    .from(table as ContentTable)
    .where(and(eq(table._id, id), isNotTrashed(table), condition));
  return found ? showRecord<Table>(found as Table['$inferSelect'], language) : null;
}
