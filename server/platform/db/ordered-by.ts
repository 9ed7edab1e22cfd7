import { asc, type Column, desc, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** SQL that a column is sorted by: text ignoring case, other types as they are. */
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
