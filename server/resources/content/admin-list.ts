import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ContentFilter } from '#contract/content/content-admin.ts';
import type { UrduState } from '#contract/content/urdu-texts.ts';
import type { Db } from '#server/platform/db/client.ts';
import { findColumn, orderedBy } from '#server/platform/db/columns.ts';
import { containsWordsInAny } from '#server/platform/db/text-search.ts';
import { readPage, type Selection } from '#server/records/selection.ts';
import { isInUrduState, selectSearchedUrdu } from '#server/records/urdu.ts';
import type { ContentAdminResource, ContentRecord } from './admin-resource.ts';

/** A validated query of a staff list: the fixed keys and the kind's own filters. */
export type ContentListQuery = {
  page: number;
  limit: number;
  sortBy: string;
  sortOrder: 'asc' | 'desc';
  status?: string;
  search?: string;
  urdu?: UrduState;
} & Record<string, unknown>;

/** A record counts under the type of each of its files; older records have a single file and type. */
function hasMediaType({ table }: Pick<ContentAdminResource, 'table'>, type: string): SQL {
  const files = findColumn(table, 'mediaFiles');
  const hasFile = sql`${files} @> ${JSON.stringify([{ type }])}::jsonb`;
  return sql`(${hasFile} or (${files} = '[]' and ${findColumn(table, 'mediaType')} = ${type}))`;
}

/** The condition for records that match a filter. */
export function matchesFilter(
  resource: Pick<ContentAdminResource, 'table'>,
  filter: ContentFilter,
): SQL | undefined {
  return and(
    ...Object.entries(filter).map(([name, value]) =>
      name === 'mediaType'
        ? hasMediaType(resource, value)
        : eq(findColumn(resource.table, name), value),
    ),
  );
}

function buildWhere(resource: ContentAdminResource, query: ContentListQuery): SQL | undefined {
  const { table, admin } = resource;
  const { search, urdu } = query;
  const translated = Object.keys(admin.urdu);
  const chosen = ['status', ...admin.filters].flatMap((name) => {
    const value = query[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  return and(
    matchesFilter(resource, Object.fromEntries(chosen)),
    urdu ? isInUrduState(table, translated, urdu) : undefined,
    search
      ? containsWordsInAny(
          [table.title, table.content, ...selectSearchedUrdu(table, ['title', 'content'])],
          search,
        )
      : undefined,
  );
}

/** Selects the records of a kind, hidden ones included, that match a list's query. */
export const selectContent = (
  resource: ContentAdminResource,
  query: ContentListQuery,
): Selection => ({
  table: resource.table,
  columns: resource.records.columns,
  where: buildWhere(resource, query),
  order: orderedBy(findColumn(resource.table, query.sortBy), resource.table._id, query.sortOrder),
});

/** Reads one page of a kind's records and their total. */
export const listContent = (db: Db, resource: ContentAdminResource, query: ContentListQuery) =>
  readPage<ContentRecord>(db, selectContent(resource, query), query);
