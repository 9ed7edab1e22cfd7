import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** SQL for the updatedAt of a changed record: now, or 1 ms after the last change if that is later. */
export function nextVersion(updatedAt: string | AnyColumn): SQL {
  return sql`greatest(clock_timestamp(), ${updatedAt}::timestamptz + interval '1 millisecond')`;
}
