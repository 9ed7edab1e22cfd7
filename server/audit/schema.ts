import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '#server/db/instant.ts';
import { staffAccounts } from '#server/staff/schema.ts';

export type AuditAction = 'create' | 'update' | 'delete';

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
  (table) => [index('audit_lines_record').on(table.kind, table.recordId)],
);
