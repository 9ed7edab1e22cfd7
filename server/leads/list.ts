import { and, asc, desc, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/client.ts';
import { containsInList } from '#server/db/like.ts';
import { orderedBy } from '#server/db/ordered-by.ts';
import { readPage, type Selection } from '#server/records/selection.ts';
import { containsPhone } from './contains-phone.ts';
import type { Lead } from './lead.ts';
import type { LeadListQuery } from './list-query.ts';

function matches({ table }: Lead, search: string): SQL | undefined {
  return or(containsInList(table.searchText, search), containsPhone(table.phoneDigits, search));
}

/** A column of a type's table by its name in the contract; names come from facts, not from requests. */
export function columnOf({ table }: Lead, name: string): AnyPgColumn {
  const column = getTableColumns(table)[name];
  if (!column) throw new Error(`no column ${name}`);
  return column;
}

function whereOf(lead: Lead, query: LeadListQuery): SQL | undefined {
  return and(
    query._id ? eq(lead.table._id, query._id) : undefined,
    query.status ? eq(lead.table.status, query.status) : undefined,
    ...lead.facts.filters.map((name) => {
      const value = query[name];
      return value ? sql`lower(${columnOf(lead, name)}) = lower(${value})` : undefined;
    }),
    query.search ? matches(lead, query.search) : undefined,
  );
}

/** Within the same of anything by when they came. */
function orderOf(lead: Lead, { sortBy, sortOrder }: LeadListQuery): SQL[] {
  const { status, createdAt, _id } = lead.table;
  const direct = sortOrder === 'asc' ? asc : desc;
  // Statuses have no letter case: they need no index in lower case beside the one that filters.
  if (sortBy === 'status') return [direct(status), direct(createdAt), direct(_id)];
  const ties = sortBy === 'createdAt' || sortBy === 'updatedAt' ? _id : [createdAt, _id];
  return orderedBy(columnOf(lead, sortBy), ties, sortOrder);
}

/** The columns as a staff member sees them: all but those the engine keeps for searching. */
export function shownColumns({ table, shown }: Lead) {
  const { searchText: _words, phoneDigits: _digits, ...columns } = getTableColumns(table);
  return { ...columns, ...shown };
}

/** The records of a type that a list's query asks for. */
export const selectionOf = (lead: Lead, query: LeadListQuery): Selection => ({
  table: lead.table,
  columns: shownColumns(lead),
  where: whereOf(lead, query),
  order: orderOf(lead, query),
});

/** One page of a type's records and how many there are in all. */
export const listLeads = (db: Db, lead: Lead, query: LeadListQuery) =>
  readPage<Record<string, unknown>>(db, selectionOf(lead, query), query);
