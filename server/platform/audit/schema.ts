import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { auditActions } from '#contract/staff/audit.ts';
import { staffAccounts } from '#server/platform/auth/schema.ts';
import { instant } from '#server/platform/db/columns.ts';
import { foldText } from '#server/platform/db/text-search.ts';

export type AuditAction = (typeof auditActions)[number];

/** SQL for a record's reference as the back office shows it, in lower case; it is indexed. */
export const referenceIn = (table: { recordId: AnyPgColumn }): SQL =>
  sql`right(${table.recordId}::text, 8)`;

/** SQL for the text that a search for changed values scans. The index has exactly this expression. */
export const searchedValues = (table: { old: AnyPgColumn; new: AnyPgColumn }): SQL =>
  foldText(sql`coalesce(${table.old}::text, '') || ' ' || coalesce(${table.new}::text, '')`);

/** Who changed which record, when and how. Lines never change, except that personal values are removed. */
export const auditLines = pgTable(
  'audit_lines',
  {
    /** UUID v7, so that ids sort by time. */
    _id: uuid('_id').primaryKey(),
    at: instant().notNull(),
    /** Null: the product, or the command for staff accounts. */
    accountId: uuid().references(() => staffAccounts._id, { onDelete: 'set null' }),
    /** The username at the time of the change. */
    username: text().notNull(),
    action: text().$type<AuditAction>().notNull(),
    /** A request type's slug, or 'staff-account'. */
    kind: text().notNull(),
    recordId: uuid().notNull(),
    /** The changed fields before the change: all fields of a deleted record, null for a new one. */
    old: jsonb().$type<Record<string, unknown>>(),
    /** The changed fields after the change: all fields of a new record, null for a deleted one. */
    new: jsonb().$type<Record<string, unknown>>(),
    /** When the personal values in `old` and `new` were replaced by null. */
    valuesRemovedAt: instant(),
  },
  (table) => [
    index('audit_lines_record').on(table.kind, table.recordId, table._id),
    index('audit_lines_kind').on(table.kind, table._id),
    index('audit_lines_user').on(sql`lower(${table.username})`, table._id),
    index('audit_lines_day').on(table.at),
    index('audit_lines_with_values').on(table.at).where(sql`${table.valuesRemovedAt} is null`),
    index('audit_lines_names').using('gin', sql`${foldText(table.username)} gin_trgm_ops`),
    index('audit_lines_reference').on(sql`${referenceIn(table)}`),
    index('audit_lines_values').using('gin', sql`${searchedValues(table)} gin_trgm_ops`),
  ],
);
