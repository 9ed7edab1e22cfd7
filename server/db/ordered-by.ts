import { asc, desc, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/**
 * The order of a list by a column: words without regard to letter case, what is missing last, and
 * `_id` where two are the same.
 */
export function orderedBy(column: AnyPgColumn, id: AnyPgColumn, sortOrder: 'asc' | 'desc'): SQL[] {
  const direct = sortOrder === 'asc' ? asc : desc;
  const ordered = direct(column.columnType === 'PgText' ? sql`lower(${column})` : column);
  return [column.notNull ? ordered : sql`${ordered} nulls last`, direct(id)];
}
