import {
  type AnyColumn,
  asc,
  type Column,
  desc,
  getTableColumns,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import {
  type AnyPgColumn,
  customType,
  type PgColumn,
  type PgTable,
  text,
} from 'drizzle-orm/pg-core';
import { pakistanZone } from '#contract/format/pakistan-time.ts';
import type { Language } from '#contract/site/language.ts';

/** Returns the name of a column in the database, given its key in the Drizzle table. */
export const columnName = (key: string, column: PgColumn): string =>
  column.keyAsName ? toSnakeCase(key) : column.name;

/**
 * Returns a table's column by its name in the contract. Throws if there is none: names come from facts, not requests.
 */
export function findColumn(table: PgTable, name: string): AnyPgColumn {
  const column = getTableColumns(table)[name];
  if (!column) throw new Error(`no column ${name}`);
  return column;
}

/** A point in time, to the millisecond: timestamptz in the database, an ISO 8601 string in UTC in code. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
});

/** The language in which a visitor wrote, and gets our answers. */
export const language = () => text().$type<Language>().notNull().default('en');

/** SQL for a point in time as Pakistan's date and time, and for such a date and time as a point in time. */
export const atPakistanTime = (moment: SQLWrapper): SQL =>
  sql`${moment} at time zone ${sql.raw(`'${pakistanZone}'`)}`;

/** SQL for the updatedAt of a changed record: now, or 1 ms after the last change if that is later. */
export function nextVersion(updatedAt: string | AnyColumn): SQL {
  return sql`greatest(clock_timestamp(), ${updatedAt}::timestamptz + interval '1 millisecond')`;
}

/** SQL to sort by a column: text ignoring case, other types unchanged. */
export const sortKey = (column: Column): SQL =>
  column.columnType === 'PgText' ? sql`lower(${column})` : sql`${column}`;

/**
 * Builds the ORDER BY of a list: the column, text ignoring case and nulls last, then `ties`, the last of
 * which must be unique.
 */
export function orderedBy(
  column: AnyPgColumn,
  ties: AnyPgColumn | readonly AnyPgColumn[],
  sortOrder: 'asc' | 'desc',
): SQL[] {
  const applyDirection = sortOrder === 'asc' ? asc : desc;
  const ordered = applyDirection(sortKey(column));
  const nullsLast = column.notNull ? ordered : sql`${ordered} nulls last`;
  return [nullsLast, ...[ties].flat().map((tie) => applyDirection(tie))];
}
