import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { FieldChange, Outcome, TimelineType } from '#contract/leads/timeline.ts';
import { instant } from '#server/platform/db/columns.ts';

/**
 * The history of requests of every type since their submission. Rows never change, and are deleted with their request.
 */
export const leadTimeline = pgTable(
  'lead_timeline',
  {
    /** UUID v7. */
    _id: uuid('_id').primaryKey(),
    /** The request type's slug. */
    kind: text().notNull(),
    recordId: uuid().notNull(),
    type: text().$type<TimelineType>().notNull(),
    at: instant().notNull(),
    /** A username at the time of the entry. */
    by: text(),
    text: text().notNull(),
    outcome: text().$type<Outcome>(),
    /** For emails. */
    subject: text(),
    /** The template that an email started from. It may have been deleted since. */
    templateId: uuid(),
    /** Whether the customer sees its text on the page of their request. */
    isVisible: boolean().notNull().default(false),
    /** The changed fields of a change by staff. */
    changes: jsonb().$type<Record<string, FieldChange>>(),
  },
  (table) => [index('lead_timeline_record').on(table.kind, table.recordId, table.at, table._id)],
);
