import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { auditActions } from '#contract/audit.ts';
import { instant } from '#server/db/instant.ts';
import { staffAccounts } from '#server/staff/schema.ts';

export type AuditAction = (typeof auditActions)[number];

/** A record's reference as the back office shows it, in lower case; there is an index of it, too. */
export const referenceIn = (table: { recordId: AnyPgColumn }): SQL =>
  sql`right(${table.recordId}::text, 8)`;

/** The text that a search for changed values looks through; the index holds this very expression. */
export const searchedValues = (table: { old: AnyPgColumn; new: AnyPgColumn }): SQL =>
  sql`lower(coalesce(${table.old}::text, '') || ' ' || coalesce(${table.new}::text, ''))`;

/** Who changed which record, when and how. A line is written once and never changed. */
export const auditLines = pgTable(
  'audit_lines',
  {
    /** UUID v7: the lines' order in time. */
    _id: uuid('_id').primaryKey(),
    at: instant().notNull(),
    /** None: the product itself, or the command for staff accounts. */
    accountId: uuid().references(() => staffAccounts._id, { onDelete: 'set null' }),
    /** As it was then. */
    username: text().notNull(),
    action: text().$type<AuditAction>().notNull(),
    /** A request type's slug, or 'staff-account'. */
    kind: text().notNull(),
    recordId: uuid().notNull(),
    /** The changed fields as they were; of a deleted record all of them; of a new one none. */
    old: jsonb().$type<Record<string, unknown>>(),
    /** The changed fields as they are since; of a new record all of them; of a deleted one none. */
    new: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [
    index('audit_lines_record').on(table.kind, table.recordId, table._id),
    index('audit_lines_kind').on(table.kind, table._id),
    index('audit_lines_user').on(sql`lower(${table.username})`, table._id),
    index('audit_lines_day').on(table.at),
    index('audit_lines_names').using('gin', sql`lower(${table.username}) gin_trgm_ops`),
    index('audit_lines_reference').on(sql`${referenceIn(table)}`),
    index('audit_lines_values').using('gin', sql`${searchedValues(table)} gin_trgm_ops`),
  ],
);
