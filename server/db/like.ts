import { type AnyColumn, and, like, type SQL, sql } from 'drizzle-orm';

/** `text` for use inside a LIKE pattern, where % and _ mean themselves. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Whether a column or an expression that is in lower case contains `text`, letter case aside. */
export function containsLower(column: AnyColumn | SQL, text: string): SQL {
  return like(column, `%${literal(text.toLowerCase())}%`);
}

/**
 * The same, said twice, for lists: PostgreSQL multiplies how many it believes either to be true of. What nearly all
 * contain it still believes common, but of the few that its sample happens to hold it no longer believes that
 * reading all records in the list's order is the way to find them.
 */
export function listedByWords(column: AnyColumn | SQL, text: string): SQL | undefined {
  return and(containsLower(column, text), containsLower(column, text));
}

/** Whether a column contains `text`, letter case aside. */
export function containsText(column: AnyColumn, text: string): SQL {
  return sql`lower(${column}) like ${`%${literal(text.toLowerCase())}%`}`;
}
