import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** The updatedAt of a changed record: now, yet two changes within one millisecond get two versions. */
export function nextVersion(updatedAt: string | AnyColumn): SQL {
  return sql`greatest(clock_timestamp(), ${updatedAt}::timestamptz + interval '1 millisecond')`;
}
