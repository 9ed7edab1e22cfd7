import { createHash } from 'node:crypto';
import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, jsonb, type PgTable } from 'drizzle-orm/pg-core';
import type { UrduState, UrduTexts } from '#contract/content/urdu-texts.ts';
import type { Language } from '#contract/site/language.ts';
import { z } from '#contract/zod.ts';
import { findColumn } from '#server/platform/db/columns.ts';
import { listRecordColumns } from './trash/columns.ts';

/**
 * The columns of a table whose records have texts in Urdu (docs/decisions/053-urdu-texts-are-in-their-record.md): the
 * texts by field, and the hash of each English text from when it was translated.
 */
export const urduColumns = () => ({
  urdu: jsonb().$type<UrduTexts>().notNull().default({}),
  urduSource: jsonb().$type<Readonly<Record<string, string>>>().notNull().default({}),
});

/** A table with these columns. */
export type UrduTable = PgTable & Record<'urdu' | 'urduSource', AnyPgColumn>;

type Values = Readonly<Record<string, unknown>>;

/** An English text as it is hashed: the items of a list are lines. */
const toText = (value: unknown): string =>
  Array.isArray(value) ? value.join('\n') : String(value ?? '');

const hashText = (value: unknown): string =>
  createHash('sha256').update(toText(value)).digest('hex');

const isFilled = (value: unknown): boolean => toText(value) !== '';

/** The text of a column in SQL, as `toText` gives it. */
function selectText(column: AnyPgColumn): SQL {
  return column.getSQLType().endsWith('[]')
    ? sql`array_to_string(${column}, E'\n')`
    : sql`coalesce(${column}, '')`;
}

/** The Urdu text of a field as a text; null if there is none. */
const selectUrdu = ({ urdu }: UrduTable, field: string): SQL => sql`${urdu} ->> ${field}::text`;

const isStale = (table: UrduTable, field: string): SQL => {
  const english = selectText(findColumn(table, field));
  return sql`(${selectUrdu(table, field)} is not null
    and ${table.urduSource} ->> ${field}::text is distinct from encode(sha256(convert_to(${english}, 'UTF8')), 'hex'))`;
};

const isMissing = (table: UrduTable, field: string): SQL =>
  sql`(${selectUrdu(table, field)} is null and ${selectText(findColumn(table, field))} <> '')`;

/** The columns of a table without the hashes, which nobody needs to read. */
export function listReadColumns<Table extends UrduTable>(table: Table) {
  const { urduSource: _hashes, ...columns } = listRecordColumns(table);
  return columns;
}

/** The fields whose English text has changed since it was translated, as a column for staff. */
export const selectStaleUrdu = (table: UrduTable, fields: readonly string[]): SQL<string[]> => {
  const stale = fields.map(
    (field) => sql`case when ${isStale(table, field)} then ${field}::text end`,
  );
  return sql`array_remove(array[${sql.join(stale, sql`, `)}], null)`;
};

/** The condition for records with a text that is not translated, or no longer. */
export function isInUrduState(table: UrduTable, fields: readonly string[], state: UrduState): SQL {
  const isWanted = state === 'missing' ? isMissing : isStale;
  return sql`(${sql.join(
    fields.map((field) => isWanted(table, field)),
    sql` or `,
  )})`;
}

/** The searched expressions of a table's Urdu texts. */
export const selectSearchedUrdu = (table: UrduTable, fields: readonly string[]): SQL[] =>
  fields.map((field) => selectUrdu(table, field));

/** Returns the hashes of the English texts of some fields. */
const hashFields = (record: object, fields: readonly string[]): Record<string, string> =>
  Object.fromEntries(fields.map((field) => [field, hashText((record as Values)[field])]));

/** Adds texts in Urdu to a record that is stored without its form, such as a sample. */
export const addUrdu = <Item extends object>(record: Item, urdu: UrduTexts) => ({
  ...record,
  urdu,
  urduSource: hashFields(record, Object.keys(urdu)),
});

/** Replaces texts by the sent ones; null and blank ones are removed. */
function mergeTexts(before: UrduTexts, sent: Values): UrduTexts {
  const named = Object.entries(sent).filter(([, text]) => text !== undefined);
  const merged = Object.entries({ ...before, ...Object.fromEntries(named) });
  return Object.fromEntries(merged.filter(([, text]) => isFilled(text))) as UrduTexts;
}

/**
 * Returns the values to store of a new or changed record, `urdu` and `urduStillRight` among them. A text that is new, changed
 * or still right belongs to the English text that the record has then.
 */
export function buildUrduValues(table: UrduTable, before: Values | null, changes: Values): Values {
  const { urdu, urduStillRight, ...values } = changes;
  const known = (before?.urdu ?? {}) as UrduTexts;
  const sent = Object.entries((urdu ?? {}) as Values).filter(
    ([field, text]) => toText(text) !== toText(known[field]),
  );
  const fields = [...sent.map(([field]) => field), ...((urduStillRight ?? []) as string[])];
  if (fields.length === 0) return values;
  const hashes = hashFields({ ...before, ...values }, fields);
  return {
    ...values,
    urdu: mergeTexts(known, Object.fromEntries(sent)),
    urduSource: before ? sql`${table.urduSource} || ${JSON.stringify(hashes)}::jsonb` : hashes,
  };
}

/**
 * Returns a record as visitors read it in a language: in Urdu each translated text is in the place of the English one.
 */
export function showInLanguage<Item extends { urdu: UrduTexts }>(
  { urdu, ...english }: Item,
  language: Language,
): Omit<Item, 'urdu'> {
  if (language === 'en') return english;
  const texts = Object.entries(urdu).filter(([field]) => isFilled(english[field as never]));
  return { ...english, ...Object.fromEntries(texts) };
}

/** Describes what staff read of a record's texts in Urdu. */
export const urduDocs = {
  urdu: z.optional(z.record(z.string(), z.union([z.string(), z.array(z.string())]))),
  staleUrdu: z.optional(z.array(z.string())),
};
