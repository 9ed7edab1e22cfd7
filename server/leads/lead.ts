import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { LeadFacts, LeadRecord, LeadRecordBase } from '#contract/lead.ts';
import type { z } from '#contract/zod.ts';
import type { leadColumns } from './columns.ts';
import { prepareSubmission } from './submit-statement.ts';

export type LeadTable = PgTable & Record<keyof ReturnType<typeof leadColumns>, AnyPgColumn>;

/** A request type as the server works on it: the contract's facts and the table that holds them. */
export interface Lead {
  facts: LeadFacts;
  table: LeadTable;
  /** Names of the columns whose text a search looks through. */
  searched: readonly string[];
  /** Columns that are told from the request's other fields when it is stored. */
  derived: Readonly<Record<string, Derivation>>;
  /** Columns that staff see as something else than what is stored: a file's address for its key. */
  shown: Readonly<Record<string, SQL>>;
  /** The prepared statement that stores a request, given its values by name. */
  submission: (values: Record<string, unknown>) => pg.QueryConfig;
}

/** A column's value in SQL; `field` is the value of another field of the same request, as text. */
export type Derivation = (field: (name: string) => SQL) => SQL;

type ColumnName<Table extends LeadTable> = keyof Table['$inferSelect'] & string;

interface Declaration<Table extends LeadTable> {
  /** The columns whose text a search looks through. */
  searched: readonly ColumnName<Table>[];
  derived?: { readonly [Name in ColumnName<Table>]?: Derivation };
  shown?: { readonly [Name in ColumnName<Table>]?: SQL<Table['$inferSelect'][Name]> };
}

/** What the engine writes into a new row. */
type NewRow<Facts extends LeadFacts> = z.output<Facts['input']> &
  LeadRecordBase & { status: keyof Facts['statuses']; searchText: string; phoneDigits: string };

/** The fields of the contract that the table lacks or holds as another type. */
type Faults<Facts extends LeadFacts, Row> = {
  [Name in keyof LeadRecord<Facts>]: Row extends Pick<LeadRecord<Facts>, Name> ? never : Name;
}[keyof LeadRecord<Facts>];

type Holds<Facts extends LeadFacts, Table extends LeadTable> = [
  Faults<Facts, Table['$inferSelect']>,
] extends [never]
  ? NewRow<Facts> extends Table['$inferInsert']
    ? unknown
    : 'the table needs more than a new request brings'
  : ['missing in the table, or of another type', Faults<Facts, Table['$inferSelect']>];

/**
 * Joins a type's facts with its table. It compiles only if the table holds every field of the
 * contract with its type, needs nothing else, and every name in the declaration is a column.
 */
export function defineLead<Facts extends LeadFacts, Table extends LeadTable>(
  facts: Facts,
  table: Table & Holds<Facts, Table>,
  { searched, derived = {}, shown = {} }: Declaration<Table>,
): Lead {
  const lead = {
    facts,
    table,
    searched,
    derived: derived as Lead['derived'],
    shown: shown as Lead['shown'],
  };
  return { ...lead, submission: prepareSubmission(lead) };
}
