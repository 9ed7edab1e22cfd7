import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** What a table's column is called in the database, given its key there. */
export const columnName = (key: string, column: PgColumn): string =>
  column.keyAsName ? toSnakeCase(key) : column.name;
