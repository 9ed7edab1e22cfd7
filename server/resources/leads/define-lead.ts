import type { SQL } from 'drizzle-orm';
import type { LeadFacts, LeadRecord, LeadRecordBase } from '#contract/lead.ts';
import type { z } from '#contract/zod.ts';
import type { Derivation, Lead, LeadTable } from './lead.ts';

type ColumnName<Table extends LeadTable> = keyof Table['$inferSelect'] & string;

interface Declaration<Table extends LeadTable> {
  /** The columns whose text a search looks through. */
  searched: readonly ColumnName<Table>[];
  derived?: { readonly [Name in ColumnName<Table>]?: Derivation };
  /**
   * A tallied field's column of what it counts under. It has few values, whatever visitors write, and
   * stays as it was stored, so that a deleted request is taken out of the count that it was added to.
   */
  tallyKeys?: { readonly [Name in ColumnName<Table>]?: ColumnName<Table> };
  shown?: { readonly [Name in ColumnName<Table>]?: SQL<Table['$inferSelect'][Name]> };
}

/** What the engine writes into a new row. */
type NewRow<Facts extends LeadFacts> = z.output<Facts['input']> &
  LeadRecordBase & { status: keyof Facts['statuses']; phoneDigits: string };

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
  { searched, derived = {}, tallyKeys = {}, shown = {} }: Declaration<Table>,
): Lead {
  return {
    facts,
    table,
    searched,
    derived: derived as Lead['derived'],
    tallyKeys: tallyKeys as Lead['tallyKeys'],
    shown: shown as Lead['shown'],
  };
}
