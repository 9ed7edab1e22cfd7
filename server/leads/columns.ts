import { sql } from 'drizzle-orm';
import { date, type ExtraConfigColumn, index, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/db/instant.ts';

/** The columns that every request table has besides its own. */
export const leadColumns = <Status extends string>() => ({
  _id: uuid('_id').primaryKey(),
  status: text().$type<Status>().notNull(),
  ipAddress: text(),
  userAgent: text(),
  createdAt: instant().notNull(),
  updatedAt: instant().notNull(),
  /** Lower-case words to search in, made when the request is stored. */
  searchText: text().notNull(),
  /** The phone number's digits in international form, so that any way of writing it finds it. */
  phoneDigits: text().notNull(),
});

/** A calendar day, YYYY-MM-DD in and out. */
export const day = () => date({ mode: 'string' });

type LeadTableColumns = Record<keyof ReturnType<typeof leadColumns> | 'email', ExtraConfigColumn>;

/** The indexes of a request table: newest first, by status, by each filter, by person, and for search. */
export function leadIndexes(name: string, table: LeadTableColumns, filters: ExtraConfigColumn[]) {
  return [
    index(`${name}_newest`).on(table.createdAt, table._id),
    index(`${name}_status`).on(table.status, table.createdAt, table._id),
    index(`${name}_search`).using('gin', sql`${table.searchText} gin_trgm_ops`),
    index(`${name}_phone`).using('gin', sql`${table.phoneDigits} gin_trgm_ops`),
    index(`${name}_number`).on(table.phoneDigits),
    index(`${name}_address`).on(sql`lower(${table.email})`),
    ...filters.map((column, position) =>
      index(`${name}_filter_${position + 1}`).on(sql`lower(${column})`, table.createdAt, table._id),
    ),
  ];
}
