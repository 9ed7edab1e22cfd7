import { type AnyColumn, and, like, type SQL, sql } from 'drizzle-orm';

/** `text` for use inside a LIKE pattern, where % and _ mean themselves. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Whether a column or an expression that is in lower case contains `text`, letter case aside. */
export function containsLower(column: AnyColumn | SQL, text: string): SQL {
  return like(column, `%${literal(text.toLowerCase())}%`);
}

/**
 * The same, said twice, for lists: PostgreSQL multiplies its guesses of how many either is true of. What nearly all
 * contain it still takes for common. What few contain, one of which its sample happens to hold, it no longer takes
 * for so common that a page of them were found soonest among all records, in their order.
 */
export function containsInList(column: AnyColumn | SQL, text: string): SQL | undefined {
  return and(containsLower(column, text), containsLower(column, text));
}

/** Whether a column contains `text`, letter case aside. */
export function containsText(column: AnyColumn, text: string): SQL {
  return sql`lower(${column}) like ${`%${literal(text.toLowerCase())}%`}`;
}
