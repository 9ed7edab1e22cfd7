import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { LeadFacts, LeadRecord, LeadRecordBase } from '#contract/leads/lead.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { leadColumns } from './columns.ts';

type LeadTable = PgTable & Record<keyof ReturnType<typeof leadColumns>, AnyPgColumn>;

/** A request type on the server: the contract's facts and the table of its records. */
export interface Lead {
  facts: LeadFacts;
  table: LeadTable;
  /** Names of the columns that searches cover. */
  searched: readonly string[];
  /** Columns computed from the request's other fields when it is stored. */
  derived: Readonly<Record<string, Derivation>>;
  /** For each tallied field, the column with the value that a request counts under. */
  tallyKeys: Readonly<Record<string, string>>;
  /** Columns whose staff view differs from the stored value, such as a file's URL instead of its key. */
  shown: Readonly<Record<string, SQL>>;
  checkStored: StoredCheck | undefined;
  completeChange: ChangeRule | undefined;
  sameCustomer: SameCustomer | undefined;
}

/**
 * Returns a check of a stored request, or null if this one needs none. The check runs in the transaction that stores the
 * request and throws if it must not stay.
 */
export type StoredCheck = (
  row: Record<string, unknown> & { _id: string },
) => ((tx: Db) => Promise<void>) | null;

/**
 * The condition for requests of the same customer as another one, besides the phone number, the email address and the
 * CNIC; `address` is the other one's. It needs an index.
 */
type SameCustomer = (address: SQL) => SQL;

/** A change of a request by staff, before it is stored. The request is locked. */
interface LeadChanging {
  before: Record<string, unknown> & { _id: string };
  changes: Record<string, unknown>;
}

/**
 * Checks a type's own rules for a change, stores what belongs to it in its transaction, and returns the columns to
 * change. Throws 'invalid' if the change breaks a rule.
 */
export type ChangeRule = (tx: Db, changing: LeadChanging) => Promise<Record<string, unknown>>;

/** A column's value in SQL; `field` is the value of another field of the same request, as text. */
export type Derivation = (field: (name: string) => SQL) => SQL;

type ColumnName<Table extends LeadTable> = keyof Table['$inferSelect'] & string;

interface Declaration<Table extends LeadTable> {
  /** The searched text columns. */
  searched: readonly ColumnName<Table>[];
  derived?: { readonly [Name in ColumnName<Table>]?: Derivation };
  /**
   * The column with the value under which a tallied field counts. It has few distinct values, whatever visitors write,
   * and is stored, so that a deleted request is subtracted from the count that it was added to.
   */
  tallyKeys?: { readonly [Name in ColumnName<Table>]?: ColumnName<Table> };
  shown?: { readonly [Name in ColumnName<Table>]?: SQL<Table['$inferSelect'][Name]> };
  checkStored?: StoredCheck;
  completeChange?: ChangeRule;
  sameCustomer?: SameCustomer;
}

/** Columns that every new row gets. */
type NewRow<Facts extends LeadFacts> = z.output<Facts['input']> &
  LeadRecordBase & { status: keyof Facts['statuses']; phoneDigits: string | null };

/** The fields of the contract that the table lacks or stores with another type. */
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
 * Joins a type's facts with its table. It compiles only if the table has every field of the contract with its type and
 * no other required column, and every name in the declaration is a column.
 */
export function defineLead<Facts extends LeadFacts, Table extends LeadTable>(
  facts: Facts,
  table: Table & Holds<Facts, Table>,
  declaration: Declaration<Table>,
): Lead {
  const { searched, derived = {}, tallyKeys = {}, shown = {} } = declaration;
  return {
    facts,
    table,
    searched,
    derived: derived as Lead['derived'],
    tallyKeys: tallyKeys as Lead['tallyKeys'],
    shown: shown as Lead['shown'],
    checkStored: declaration.checkStored,
    completeChange: declaration.completeChange,
    sameCustomer: declaration.sameCustomer,
  };
}
