import { boolean, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { DealerRequestSlug, TemplateLanguage } from '#contract/leads/message-templates.ts';
import { instant } from '#server/platform/db/columns.ts';
import { foldText } from '#server/platform/db/text-search.ts';
import { isNotTrashed, trashColumns, trashIndex } from '#server/records/trash/columns.ts';

export const messageTemplates = pgTable(
  'message_templates',
  {
    _id: uuid('_id').primaryKey(),
    name: text().notNull(),
    language: text().$type<TemplateLanguage>().notNull(),
    slugs: text().array().$type<DealerRequestSlug[]>().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    isSample: boolean().notNull().default(false),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    ...trashColumns(),
  },
  (table) => [
    trashIndex('message_templates', table),
    uniqueIndex('message_templates_name')
      .on(table.language, foldText(table.name))
      .where(isNotTrashed(table)),
  ],
);
