import { sql } from 'drizzle-orm';
import { type MessageTemplate, templatePaths } from '#contract/leads/message-templates.ts';
import {
  messageTemplateAdmin,
  messageTemplateInput,
  messageTemplateQuery,
  messageTemplateUpdate,
} from '#contract/leads/message-templates-admin.ts';
import { dealerRequestSlugs } from '#contract/staff/staff.ts';
import type { z } from '#contract/zod.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Api } from '#server/platform/http/api.ts';
import {
  createRecordOperations,
  type RecordOperations,
  withUniqueField,
} from '#server/records/operations.ts';
import { defineRecords } from '#server/records/records.ts';
import { registerRecordRoutes } from '#server/records/routes.ts';
import { defineTrash } from '#server/records/trash/rules.ts';
import { describeOffered, listDocs, templateDocs } from './docs.ts';
import { listOfferedTemplates, listTemplates } from './list.ts';
import { messageTemplates } from './schema.ts';

const { slug: kind, paths, permission, texts } = messageTemplateAdmin;
const records = defineRecords(messageTemplates, { kind, noun: texts.noun.one });

/** How templates go to the trash. */
export const templateTrash = defineTrash(records, { title: sql`${messageTemplates.name}` });

type Operations = RecordOperations<
  MessageTemplate,
  z.output<typeof messageTemplateInput>,
  z.output<typeof messageTemplateUpdate>
>;

function createOperations(db: Db): Operations {
  const operations: Operations = createRecordOperations(db, templateTrash, {
    toValues: (template) => ({ ...template, isSample: false }),
  });
  return withUniqueField(operations, {
    index: 'message_templates_name',
    field: 'name',
    message: texts.taken,
  });
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

/** Registers how staff manage the templates, and which ones they are offered for a request type. */
export function registerTemplates(api: Api, db: Db): void {
  api.get(
    paths.records,
    {
      config: { access: permission, docs: listDocs },
      schema: { querystring: messageTemplateQuery },
    },
    async (request) => ({ success: true, ...(await listTemplates(db, request.query)) }),
  );
  const endpoint = {
    path: paths.records,
    permission,
    input: messageTemplateInput,
    update: messageTemplateUpdate,
    docs: templateDocs,
  };
  registerRecordRoutes(api, endpoint, createOperations(db));
  registerOffered(api, db);
}
