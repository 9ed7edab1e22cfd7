import { and, asc, desc, eq, getTableColumns, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '#server/db/client.ts';
import { containsLower } from '#server/db/like.ts';
import { readPage, type Selection } from '#server/records/selection.ts';
import { containsPhone } from './contains-phone.ts';
import type { Lead } from './lead.ts';
import type { LeadListQuery } from './list-query.ts';

function matches({ table }: Lead, search: string): SQL | undefined {
  return or(containsLower(table.searchText, search), containsPhone(table.phoneDigits, search));
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

function orderOf(lead: Lead, { sortBy, sortOrder }: LeadListQuery): SQL[] {
  const direct = sortOrder === 'asc' ? asc : desc;
  const column = columnOf(lead, sortBy);
  const key =
    column.columnType === 'PgText' && sortBy !== 'status' ? sql`lower(${column})` : column;
  const ordered = direct(key);
  return [column.notNull ? ordered : sql`${ordered} nulls last`, direct(lead.table._id)];
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
