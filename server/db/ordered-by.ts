import { asc, type Column, desc, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** What a column is ordered by: words without regard to letter case. */
export const sortKey = (column: Column): SQL =>
  column.columnType === 'PgText' ? sql`lower(${column})` : sql`${column}`;

/**
 * The order of a list by a column: words without regard to letter case, what is missing last, and
 * where two are the same by `ties`, which end with what no two records share.
 */
export function orderedBy(
  column: AnyPgColumn,
  ties: AnyPgColumn | readonly AnyPgColumn[],
  sortOrder: 'asc' | 'desc',
): SQL[] {
  const direct = sortOrder === 'asc' ? asc : desc;
  const ordered = direct(sortKey(column));
  const last = column.notNull ? ordered : sql`${ordered} nulls last`;
  return [last, ...[ties].flat().map((tie) => direct(tie))];
}
