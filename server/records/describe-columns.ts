import { Column, is, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { z } from '#contract/zod.ts';
import { nameSchema } from '#server/platform/http/openapi/schema-writer.ts';
import { listRecordColumns } from './trash/columns.ts';

const typeSchemas: Readonly<Record<string, () => z.ZodMiniType>> = {
  uuid: () => z.guid(),
  text: () => z.string(),
  'text[]': () => z.array(z.string()),
  boolean: () => z.boolean(),
  smallint: () => z.int(),
  integer: () => z.int(),
  bigint: () => z.int(),
  'double precision': () => z.number(),
  numeric: () => z.number(),
  date: () => z.iso.date(),
  timestamp: () => z.iso.datetime(),
};

/** Schemas for columns whose type is too general: choices, JSON and expressions. */
type Details = Readonly<Record<string, z.ZodMiniType>>;

function describeColumn(name: string, column: unknown, details: Details): z.ZodMiniType {
  const detail = details[name];
  if (!is(column, Column)) {
    if (detail) return detail;
    throw new Error(`The expression '${name}' needs a schema for the API's description`);
  }
  const [type = ''] = column.getSQLType().split(/[( ](?!precision)/);
  const schema = detail ?? typeSchemas[type]?.();
  if (!schema) throw new Error(`The column '${name}' needs a schema for the API's description`);
  return column.notNull ? schema : z.nullable(schema);
}

/**
 * Describes the records that a selection of columns returns. `details` describes columns whose type is too general; a
 * nullable column stays nullable. Throws for an expression or a JSON column without a detail.
 */
export function describeColumns(
  columns: Readonly<Record<string, AnyPgColumn | SQL>>,
  details: Details = {},
) {
  return z.object(
    Object.fromEntries(
      Object.entries(columns).map(([name, column]) => [
        name,
        describeColumn(name, column, details),
      ]),
    ),
  );
}

/** Describes the records of a table under a name, as staff get them. */
export const describeRecord = (name: string, table: PgTable, details?: Details) =>
  nameSchema(name, describeColumns(listRecordColumns(table), details));
