import { type AnyColumn, like, type SQL, sql } from 'drizzle-orm';

/** `text` for use inside a LIKE pattern, where % and _ mean themselves. */
const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Whether a column or an expression that is in lower case contains `text`, letter case aside. */
export function containsLower(column: AnyColumn | SQL, text: string): SQL {
  return like(column, `%${literal(text.toLowerCase())}%`);
}

/** Whether a column contains `text`, letter case aside. */
export function containsText(column: AnyColumn, text: string): SQL {
  return sql`lower(${column}) like ${`%${literal(text.toLowerCase())}%`}`;
}
