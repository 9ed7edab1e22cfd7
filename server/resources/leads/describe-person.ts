import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { findColumn } from '#server/platform/db/columns.ts';
import { foldCase } from '#server/platform/db/text-search.ts';
import type { PersonColumns } from '#server/records/resource.ts';
import type { Lead } from './lead.ts';

const joinColumns = (columns: AnyPgColumn[], separator: string): SQL =>
  sql`concat_ws(${separator}, ${sql.join(columns, sql`, `)})`;

/** Returns the columns with the sender of a type's records. */
export function describePerson(lead: Lead): PersonColumns {
  const { facts, table } = lead;
  const email = findColumn(table, 'email');
  const columns = (names: readonly string[]) => names.map((name) => findColumn(table, name));
  return {
    table,
    name: joinColumns(columns(facts.named), ' '),
    phone: findColumn(table, 'phone'),
    phoneDigits: table.phoneDigits,
    email,
    emailKey: foldCase(email),
    searchText: table.searchText,
    status: table.status,
    about: joinColumns(columns(facts.about), ' · '),
    note: 'notes' in facts.staffFields.shape ? findColumn(table, 'notes') : null,
    dealerId: table.dealerId,
  };
}
