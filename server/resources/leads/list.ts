import { and, asc, desc, eq, getTableColumns, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { startOfDayInPakistan } from '#contract/pakistan-time.ts';
import type { Db } from '#server/platform/db/client.ts';
import { findColumn } from '#server/platform/db/find-column.ts';
import { containsWords } from '#server/platform/db/like.ts';
import { orderedBy } from '#server/platform/db/ordered-by.ts';
import { countUpTo, readPage, type Selection } from '#server/records/selection.ts';
import { containsPhone } from './contains-phone.ts';
import type { Lead } from './lead.ts';
import type { LeadListQuery } from './list-query.ts';

function buildSearchCondition({ table }: Lead, search: string): SQL | undefined {
  return or(containsWords(table.searchText, search), containsPhone(table.phoneDigits, search));
}

function buildWhere(lead: Lead, query: LeadListQuery): SQL | undefined {
  return and(
    query._id ? eq(lead.table._id, query._id) : undefined,
    query.status ? eq(lead.table.status, query.status) : undefined,
    ...lead.facts.filters.map((name) => {
      const value = query[name];
      return value ? sql`lower(${findColumn(lead.table, name)}) = lower(${value})` : undefined;
    }),
    query.from ? gte(lead.table.createdAt, startOfDayInPakistan(query.from)) : undefined,
    query.until ? lt(lead.table.createdAt, startOfDayInPakistan(query.until, 1)) : undefined,
    query.search ? buildSearchCondition(lead, query.search) : undefined,
  );
}

/** Sorts ties by creation time. */
function buildOrder(lead: Lead, { sortBy, sortOrder }: LeadListQuery): SQL[] {
  const { status, createdAt, _id } = lead.table;
  const direction = sortOrder === 'asc' ? asc : desc;
  // Statuses are always lower case, so the index for the filter is enough.
  if (sortBy === 'status') return [direction(status), direction(createdAt), direction(_id)];
  const ties = sortBy === 'createdAt' || sortBy === 'updatedAt' ? _id : [createdAt, _id];
  return orderedBy(findColumn(lead.table, sortBy), ties, sortOrder);
}

/** The columns that staff see: all except those for searching, sorting and counting. */
export function shownColumns({ table, shown, tallyKeys }: Lead) {
  const { phoneDigits: _digits, ...columns } = getTableColumns(table);
  for (const [name, column] of Object.entries(columns)) {
    if (column.generated) delete (columns as Record<string, AnyPgColumn>)[name];
  }
  for (const key of Object.values(tallyKeys)) delete columns[key];
  return { ...columns, ...shown };
}

/** Selects the records of a type that match a list's query. */
export const selectLeads = (lead: Lead, query: LeadListQuery): Selection => ({
  table: lead.table,
  columns: shownColumns(lead),
  where: buildWhere(lead, query),
  order: buildOrder(lead, query),
});

/** The most requests that are counted for one status; higher counts are reported as this number. */
const maxStatusCount = 10_000;

/**
 * Counts the requests that match a list's query by status, whatever status the query names: for each status at most
 * `maxStatusCount`, so that the count stays quick as the table grows.
 */
export async function countListByStatus(
  db: Db,
  lead: Lead,
  query: LeadListQuery,
): Promise<Record<string, number>> {
  const counted = Object.keys(lead.facts.statuses).map(async (status) => {
    const selection = selectLeads(lead, { ...query, status });
    return [status, await countUpTo(db, selection, maxStatusCount)] as const;
  });
  return Object.fromEntries(await Promise.all(counted));
}

/** Lists one page of a type's records, with the total count. */
export const listLeads = (db: Db, lead: Lead, query: LeadListQuery) =>
  readPage<Record<string, unknown>>(db, selectLeads(lead, query), query);
