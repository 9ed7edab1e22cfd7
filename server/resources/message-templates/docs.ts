import {
  type DealerRequestSlug,
  maxOffered,
  type TemplateLanguage,
  templateLanguages,
} from '#contract/leads/message-templates.ts';
import { dealerRequestSlugs } from '#contract/staff/staff.ts';
import { z } from '#contract/zod.ts';
import { dataAnswer, listAnswer } from '#server/platform/http/openapi/answers.ts';
import { type RouteDocs, toPascalCase } from '#server/platform/http/openapi/route-docs.ts';
import { nameSchema } from '#server/platform/http/openapi/schema-writer.ts';
import { describeColumns } from '#server/records/describe-columns.ts';
import type { RecordDocs } from '#server/records/routes.ts';
import { listRecordColumns } from '#server/records/trash/columns.ts';
import { offeredColumns } from './list.ts';
import { messageTemplates } from './schema.ts';

/** The group of the templates in the API's description. */
export const templateTag = 'Templates';

const language = z.enum(Object.keys(templateLanguages) as TemplateLanguage[]);

/** A template, as staff who write templates get it. */
const record = nameSchema(
  'MessageTemplate',
  describeColumns(listRecordColumns(messageTemplates), {
    language,
    slugs: z.array(z.enum(dealerRequestSlugs)),
  }),
);

/** A template, as staff who answer requests get it. */
const offered = nameSchema('OfferedTemplate', describeColumns(offeredColumns, { language }));

/** Describes the routes of single templates. */
export const templateDocs: RecordDocs = {
  tag: templateTag,
  name: 'MessageTemplate',
  noun: 'template',
  record,
  creationErrors: ['conflict'],
};

/** Describes the route of the list. */
export const listDocs: RouteDocs = {
  operationId: 'listMessageTemplates',
  summary: 'List the templates of answers',
  tag: templateTag,
  answer: listAnswer(record),
};

/** Describes the route that lists the templates for one request type. */
export const describeOffered = (slug: DealerRequestSlug): RouteDocs => ({
  operationId: `list${toPascalCase(slug)}Templates`,
  summary: `List the templates offered for ${slug.replaceAll('-', ' ')}`,
  description: `The first ${maxOffered} by name.`,
  tag: templateTag,
  answer: dataAnswer(z.array(offered)),
});
