import { toSnakeCase } from 'drizzle-orm/casing';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Returns the name of a column in the database, given its key in the Drizzle table. */
export const columnName = (key: string, column: PgColumn): string =>
  column.keyAsName ? toSnakeCase(key) : column.name;
