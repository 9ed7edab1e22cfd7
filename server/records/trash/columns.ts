import { getTableColumns, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  type ExtraConfigColumn,
  index,
  type PgTable,
  text,
} from 'drizzle-orm/pg-core';
import { instant } from '#server/platform/db/columns.ts';

/** The trash columns of a table: when and by whom a record was deleted. Both are null while it is not in the trash. */
export const trashColumns = () => ({ deletedAt: instant(), deletedBy: text() });

type TrashColumn = keyof ReturnType<typeof trashColumns>;

/** A table whose records can be in the trash. */
export type TrashTable = PgTable & Record<TrashColumn, AnyPgColumn>;

/**
 * The condition that a record is not in the trash. `records.ts` and `selection.ts` add it automatically; every other
 * query of records needs it. Indexes of lists have the same condition, so they only serve queries with it.
 */
export const isNotTrashed = ({ deletedAt }: { deletedAt: SQLWrapper }): SQL =>
  sql`${deletedAt} is null`;

/** The condition that a record is in the trash. */
export const isTrashed = ({ deletedAt }: { deletedAt: SQLWrapper }): SQL =>
  sql`${deletedAt} is not null`;

/** Builds the index of a table's trash, by time. */
export const trashIndex = (name: string, table: Record<'deletedAt' | '_id', ExtraConfigColumn>) =>
  index(`${name}_trash`).on(table.deletedAt, table._id).where(isTrashed(table));

/** Returns a table's columns except those of the trash, which no list shows. */
export function listRecordColumns<Table extends PgTable>(
  table: Table,
): Omit<Table['_']['columns'], TrashColumn> {
  const { deletedAt: _at, deletedBy: _by, ...columns } = getTableColumns(table);
  return columns as never;
}
