import { auditActions } from '#contract/staff/audit.ts';
import { z } from '#contract/zod.ts';
import { listAnswer, moment } from '#server/platform/http/openapi/answers.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';
import { nameSchema } from '#server/platform/http/openapi/schema-writer.ts';

/** The group of the audit in the API's description. */
export const auditTag = 'Audit';
const tag = auditTag;

const values = z.nullable(z.record(z.string(), z.unknown()));

const line = nameSchema(
  'AuditLine',
  z.object({
    _id: z.guid(),
    createdAt: moment,
    updatedAt: moment,
    username: z.string(),
    action: z.enum(auditActions),
    kind: z.string(),
    recordId: z.string(),
    old: values,
    new: values,
    isHidden: z.boolean(),
    valuesRemovedAt: z.nullable(moment),
  }),
);

/** How the API's description shows the routes of the audit. */
export const auditDocs = {
  list: {
    operationId: 'listAuditLines',
    summary: 'List all changes, newest first',
    description: 'Values are withheld if the account lacks the permission of their kind.',
    tag,
    answer: listAnswer(line),
  },
  history: {
    operationId: 'listRecordHistory',
    summary: 'List the changes of one record, newest first',
    description: "Needs the permission of the record's kind, or `audit`.",
    tag,
    answer: listAnswer(line),
  },
} satisfies Record<string, RouteDocs>;
