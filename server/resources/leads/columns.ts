import { type SQL, sql } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { date, type ExtraConfigColumn, index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { LeadFacts } from '#contract/leads/lead.ts';
import { columnName, instant, language, sortKey } from '#server/platform/db/columns.ts';
import { foldCase, foldText } from '#server/platform/db/text-search.ts';
import { isNotTrashed, trashColumns, trashIndex } from '#server/records/trash/columns.ts';
import { dealers } from '#server/resources/dealers/schema.ts';

/**
 * Builds the condition for open requests. Its statuses are literals rather than parameters, so that the planner can use
 * the partial indexes with the same condition. `alias` is the table's name in the query.
 */
export function isOpenStatus(
  { facts }: { facts: Pick<LeadFacts, 'openStatuses'> },
  alias?: string,
): SQL {
  const column = alias ? `${alias}.status` : 'status';
  return sql.raw(`${column} in (${facts.openStatuses.map((status) => `'${status}'`).join(', ')})`);
}

/** Builds the condition for requests whose appointment is not cancelled, with literals as in `isOpenStatus`. */
export function isNotCancelled({ facts }: { facts: Pick<LeadFacts, 'appointment'> }): SQL {
  const statuses = Object.entries(facts.appointment?.statuses ?? {})
    .filter(([, status]) => status !== 'cancelled')
    .map(([name]) => `'${name}'`);
  return sql.raw(`status in (${statuses.join(', ')})`);
}

/** Separates the searched values, so that no search matches across two of them. */
const separator = sql.raw(`E'\\n'`);

/**
 * Builds the folded text that is searched: the given text columns, a CNIC also without its dashes, and the record's
 * reference. It is a generated column, so it follows every change of a record.
 */
function buildSearchText(searched: readonly string[]): SQL {
  const readColumn = (name: string) => sql.raw(`coalesce(${toSnakeCase(name)}, '')`);
  const values = searched.map(readColumn);
  if (searched.includes('cnic')) values.push(sql.raw(`replace(coalesce(cnic, ''), '-', '')`));
  const reference = sql.raw('right(_id::text, 8)');
  return foldText(sql.join([...values, reference], sql` || ${separator} || `));
}

/** The columns that all request tables share. `searched` lists the searched text columns. */
export const leadColumns = <Status extends string>(searched: readonly string[]) => ({
  _id: uuid('_id').primaryKey(),
  status: text().$type<Status>().notNull(),
  /** The dealer who handles the request; null for head office. */
  dealerId: uuid().references(() => dealers._id, { onDelete: 'set null' }),
  /** A username. */
  assignedTo: text(),
  nextFollowUp: instant(),
  firstResponseAt: instant(),
  source: text(),
  /** The language of our answers. */
  language: language(),
  ipAddress: text(),
  userAgent: text(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
  ...trashColumns(),
  searchText: text().notNull().generatedAlwaysAs(buildSearchText(searched)),
  /** The phone number's digits as E.164 has them, so that any notation matches; null if it is no possible number. */
  phoneDigits: text(),
});

/** The columns with the sender of a request, in most types. */
export const personColumns = () => ({
  firstName: text().notNull(),
  lastName: text().notNull(),
  phone: text().notNull(),
  email: text(),
});

/** A calendar day as YYYY-MM-DD, both read and written. */
export const day = () => date({ mode: 'string' });

/** SQL for a day and a time of day, HH:MM, as one timestamp. Texts that are not a time count as midnight. */
const joinDayAndTime = (date: string, time: string) => `${date} + case
  when ${time} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'
  then make_interval(hours => left(${time}, 2)::int, mins => right(${time}, 2)::int)
  else make_interval() end`;

/** The appointment time in Pakistan: confirmed, or else requested. A generated column, by which lists are sorted. */
export const appointmentTime = (wished: { date: string; time: string }) =>
  timestamp({ mode: 'string' }).generatedAlwaysAs(
    sql.raw(
      `coalesce(${joinDayAndTime('confirmed_date', 'confirmed_time')}, ${joinDayAndTime(wished.date, wished.time)})`,
    ),
  );

/** Sort keys by the work fields, which every type has. */
export const workSorts = ['nextFollowUp'] as const;

type LeadTableColumns = Record<keyof ReturnType<typeof leadColumns> | 'email', ExtraConfigColumn> &
  Record<string, ExtraConfigColumn>;

/**
 * Builds the indexes of a request table: by time, status, person, search text, each filter and each sort key, so that
 * lists stay fast as the table grows. They exclude requests in the trash, as all lists do, so that counting only needs
 * the index.
 */
export function leadIndexes(
  name: string,
  table: LeadTableColumns,
  { filters, sorts, openStatuses }: Pick<LeadFacts, 'filters' | 'sorts' | 'openStatuses'>,
) {
  const { createdAt, _id } = table;
  const kept = isNotTrashed(table);
  const buildIndexName = (column: ExtraConfigColumn) =>
    `${name}_${columnName(column.name, column)}`;
  const findColumns = (names: readonly string[]) => names.flatMap((column) => table[column] ?? []);
  const sorted = [...sorts, ...workSorts];
  const ordered = findColumns([...new Set([...filters, ...sorted])]);
  return [
    trashIndex(name, table),
    index(`${name}_newest`).on(createdAt, _id).where(kept),
    index(`${name}_changed`).on(table.updatedAt, _id).where(kept),
    index(`${name}_status`).on(table.status, createdAt, _id).where(kept),
    index(`${name}_search`).using('gin', sql`${table.searchText} gin_trgm_ops`).where(kept),
    index(`${name}_phone`).using('gin', sql`${table.phoneDigits} gin_trgm_ops`).where(kept),
    index(`${name}_number`).on(table.phoneDigits).where(kept),
    index(`${name}_address`).on(foldCase(table.email)).where(kept),
    index(`${name}_dealer`).on(table.dealerId, createdAt, _id).where(kept),
    index(`${name}_dealer_status`).on(table.dealerId, table.status, createdAt, _id).where(kept),
    index(`${name}_source`).on(sql`lower(${table.source})`, createdAt, _id).where(kept),
    index(`${name}_owner`).on(table.assignedTo, createdAt, _id).where(kept),
    index(`${name}_open`)
      .on(table.assignedTo, table.nextFollowUp)
      .where(sql`${kept} and ${isOpenStatus({ facts: { openStatuses } })}`),
    index(`${name}_unanswered`)
      .on(createdAt, _id)
      .where(sql`${kept} and ${table.firstResponseAt} is null`),
    ...findColumns(['cnic']).map((column) => index(buildIndexName(column)).on(column).where(kept)),
    ...ordered.map((column) =>
      index(buildIndexName(column)).on(sortKey(column), createdAt, _id).where(kept),
    ),
    // A backward scan returns nulls first, but lists always show them last.
    ...findColumns(sorted)
      .filter(({ notNull }) => !notNull)
      .map((column) =>
        index(`${buildIndexName(column)}_descending`)
          .on(
            sql`${sortKey(column)} desc nulls last`,
            createdAt.desc().nullsFirst(),
            _id.desc().nullsFirst(),
          )
          .where(kept),
      ),
  ];
}
