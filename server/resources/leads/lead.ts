import type { SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { LeadFacts } from '#contract/lead.ts';
import type { leadColumns } from './columns.ts';

export type LeadTable = PgTable & Record<keyof ReturnType<typeof leadColumns>, AnyPgColumn>;

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
  /** Columns that staff see differently from what is stored, such as a file's URL instead of its key. */
  shown: Readonly<Record<string, SQL>>;
}

/** A column's value in SQL; `field` is the value of another field of the same request, as text. */
export type Derivation = (field: (name: string) => SQL) => SQL;
