import { and, arrayContains, asc, eq, or, type SQL, sql } from 'drizzle-orm';
import { boolean, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import {
  type DealerRequestSlug,
  maxOffered,
  type OfferedTemplate,
  type TemplateLanguage,
  templateLanguages,
  templatePaths,
} from '#contract/leads/message-templates.ts';
import {
  messageTemplateAdmin,
  messageTemplateInput,
  messageTemplateQuery,
  messageTemplateUpdate,
} from '#contract/leads/message-templates-admin.ts';
import { dealerRequestSlugs } from '#contract/staff/staff.ts';
import { z } from '#contract/zod.ts';
import type { Db } from '#server/platform/db/client.ts';
import { instant } from '#server/platform/db/columns.ts';
import { foldCase } from '#server/platform/db/text-search.ts';
import type { Api } from '#server/platform/http/api.ts';
import { dataAnswer } from '#server/platform/http/openapi/answers.ts';
import { type RouteDocs, toPascalCase } from '#server/platform/http/openapi/route-docs.ts';
import { nameSchema } from '#server/platform/http/openapi/schema-writer.ts';
import { describeColumns, describeRecord } from '#server/records/describe-columns.ts';
import { defineRecordKind } from '#server/records/kind.ts';
import { isNotTrashed, trashColumns, trashIndex } from '#server/records/trash/columns.ts';

/** The message templates. */
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
      .on(table.language, foldCase(table.name))
      .where(isNotTrashed(table)),
  ],
);

const tag = 'Templates';
const language = z.enum(Object.keys(templateLanguages) as TemplateLanguage[]);

const { _id, name, subject, slugs } = messageTemplates;

/** The columns for staff who answer requests. */
const offeredColumns = {
  _id,
  name,
  language: messageTemplates.language,
  subject,
  text: messageTemplates.text,
};

/** The condition for templates offered for a request type: those for the type, and those for all. */
const isOfferedFor = (slug: DealerRequestSlug): SQL | undefined =>
  or(sql`cardinality(${slugs}) = 0`, arrayContains(slugs, [slug]));

/** A template as returned to staff who answer requests. */
const offered = nameSchema('OfferedTemplate', describeColumns(offeredColumns, { language }));

const describeOffered = (slug: DealerRequestSlug): RouteDocs => ({
  operationId: `list${toPascalCase(slug)}Templates`,
  summary: `List the templates offered for ${slug.replaceAll('-', ' ')}`,
  description: `The first ${maxOffered} by name.`,
  tag,
  answer: dataAnswer(z.array(offered)),
});

/** Lists the templates offered for a request type, by name. */
async function listOfferedTemplates(db: Db, slug: DealerRequestSlug): Promise<OfferedTemplate[]> {
  return await db
    .select(offeredColumns)
    .from(messageTemplates)
    .where(and(isOfferedFor(slug), isNotTrashed(messageTemplates)))
    .orderBy(sql`lower(${name})`, asc(_id))
    .limit(maxOffered);
}

/** Registers one route per request type, so that each has the permission of its type. */
function registerOffered(api: Api, db: Db): void {
  for (const slug of dealerRequestSlugs) {
    const config = { access: slug, docs: describeOffered(slug) };
    api.get(templatePaths.offered(slug), { config }, async () => ({
      success: true,
      data: await listOfferedTemplates(db, slug),
    }));
  }
}

/** The templates with which staff answer requests. */
export const messageTemplateResource = defineRecordKind({
  facts: messageTemplateAdmin,
  table: messageTemplates,
  docs: {
    tag,
    name: 'MessageTemplate',
    record: describeRecord('MessageTemplate', messageTemplates, {
      language,
      slugs: z.array(z.enum(dealerRequestSlugs)),
    }),
  },
  input: messageTemplateInput,
  update: messageTemplateUpdate,
  list: {
    docs: { summary: 'List the templates of answers' },
    query: messageTemplateQuery,
    searched: [name, subject, messageTemplates.text],
    where: (query) =>
      and(
        query.language ? eq(messageTemplates.language, query.language) : undefined,
        query.slug ? isOfferedFor(query.slug) : undefined,
      ),
  },
  trash: { title: sql`${messageTemplates.name}` },
  rules: {
    toValues: (template) => ({ ...template, isSample: false }),
    unique: {
      index: 'message_templates_name',
      field: 'name',
      message: messageTemplateAdmin.texts.taken,
    },
  },
  register: (api, { database }) => registerOffered(api, database.db),
});
