import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { addressOfFile } from '#server/files/published.ts';
import { jobOpenings } from './schema.ts';

/** Where visitors find the file whose key a column has; null where it has none. */
const addressIn = (column: AnyPgColumn): SQL<string | null> =>
  sql`${addressOfFile('')}::text || ${column}`;

/** An opening as staff see it: where the table has its files' keys, their addresses. */
export const staffColumns = {
  ...getTableColumns(jobOpenings),
  imageUrl: addressIn(jobOpenings.imageUrl),
  documentUrl: addressIn(jobOpenings.documentUrl),
};

const { updatedAt: _inner, ...publicColumns } = staffColumns;

/** An opening as anyone may see it. */
export { publicColumns };
