import { sql } from 'drizzle-orm';
import { date, type ExtraConfigColumn, index, text, uuid } from 'drizzle-orm/pg-core';
import type { LeadFacts } from '#contract/lead.ts';
import { columnName } from '#server/db/column-name.ts';
import { instant } from '#server/db/instant.ts';
import { sortKey } from '#server/db/ordered-by.ts';

/** The columns that every request table has besides its own. */
export const leadColumns = <Status extends string>() => ({
  _id: uuid('_id').primaryKey(),
  status: text().$type<Status>().notNull(),
  ipAddress: text(),
  userAgent: text(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
  /** Lower-case words to search in, made when the request is stored. */
  searchText: text().notNull(),
  /** The phone number's digits in international form, so that any way of writing it finds it. */
  phoneDigits: text().notNull(),
});

/** A calendar day, YYYY-MM-DD in and out. */
export const day = () => date({ mode: 'string' });

type LeadTableColumns = Record<keyof ReturnType<typeof leadColumns> | 'email', ExtraConfigColumn> &
  Record<string, ExtraConfigColumn>;

/**
 * The indexes of a request table: newest first, by status, by person, for search, by each filter and in
 * each order that lists are asked for, so that none of them costs more as records grow.
 */
export function leadIndexes(
  name: string,
  table: LeadTableColumns,
  { filters, sorts }: Pick<LeadFacts, 'filters' | 'sorts'>,
) {
  const { createdAt, _id } = table;
  const nameOf = (column: ExtraConfigColumn) => `${name}_${columnName(column.name, column)}`;
  const columnsOf = (names: readonly string[]) => names.flatMap((column) => table[column] ?? []);
  const ordered = columnsOf([...new Set([...filters, ...sorts])]);
  return [
    index(`${name}_newest`).on(createdAt, _id),
    index(`${name}_changed`).on(table.updatedAt, _id),
    index(`${name}_status`).on(table.status, createdAt, _id),
    index(`${name}_search`).using('gin', sql`${table.searchText} gin_trgm_ops`),
    index(`${name}_phone`).using('gin', sql`${table.phoneDigits} gin_trgm_ops`),
    index(`${name}_number`).on(table.phoneDigits),
    index(`${name}_address`).on(sql`lower(${table.email})`),
    ...ordered.map((column) => index(nameOf(column)).on(sortKey(column), createdAt, _id)),
    // Read backwards, an index has what is missing first; lists have it last either way.
    ...columnsOf(sorts)
      .filter(({ notNull }) => !notNull)
      .map((column) =>
        index(`${nameOf(column)}_descending`).on(
          sql`${sortKey(column)} desc nulls last`,
          createdAt.desc().nullsFirst(),
          _id.desc().nullsFirst(),
        ),
      ),
  ];
}
