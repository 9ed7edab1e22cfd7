import type { FastifyRequest } from 'fastify';
import { audit, auditActions } from '#contract/staff/audit.ts';
import { auditKinds } from '#contract/staff/audit-kinds.ts';
import { z } from '#contract/zod.ts';
import { requireViewer, type Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import type { Api } from '#server/platform/http/api.ts';
import { listAnswer, moment } from '#server/platform/http/openapi/answers.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';
import { nameSchema } from '#server/platform/http/openapi/schema-writer.ts';
import {
  auditQuery,
  listAuditLines,
  recordLinesParams,
  recordLinesQuery,
} from '#server/resources/audit/list.ts';
import { auditTag as tag } from '#server/resources/audit/resource.ts';
import { findLead } from '#server/resources/leads/lead-records.ts';
import { leads } from '#server/resources/leads/registry.ts';
import { hideLinksInHistory } from '#server/resources/leads/timeline/hide-links.ts';
import { nameRecords } from './record-names.ts';

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
    recordName: z.nullable(z.string()),
  }),
);

/** The API's description of the audit's routes. */
const docs = {
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

const { paths, permission: access } = audit;

/** Requires the permission of a record's kind, or the permission to read the audit. */
function requireHistory(request: FastifyRequest, kind: string): void {
  const auditKind = auditKinds.get(kind);
  if (!auditKind) throw notFound('kind of record');
  const { permissions } = requireViewer(request);
  if (permissions.includes(auditKind.permission) || permissions.includes(access)) return;
  throw new AppError('forbidden', 'Your account does not have the permission for this');
}

/** Throws 'not-found' if an account of a dealer requests the history of a record that is not the dealer's. */
async function requireInScope(
  db: Db,
  viewer: Viewer,
  kind: string,
  recordId: string,
): Promise<void> {
  if (viewer.dealerId === null) return;
  const lead = leads.find(({ facts }) => facts.slug === kind);
  if (!lead) throw notFound();
  await findLead(db, lead, recordId, viewer);
}

/** Registers the audit: the searchable list of all changes, and the history of one record. */
export function registerAudit(api: Api, db: Db): void {
  api.get(
    paths.records,
    { config: { access, docs: docs.list }, schema: { querystring: auditQuery } },
    async (request) => {
      const viewer = requireViewer(request);
      const page = await listAuditLines(db, { query: request.query, viewer });
      return { success: true, ...page, data: await nameRecords(db, page.data, viewer) };
    },
  );

  api.get(
    `${paths.records}/:kind/:id`,
    {
      config: { access: 'staff', docs: docs.history },
      schema: { params: recordLinesParams, querystring: recordLinesQuery },
    },
    async (request) => {
      const { kind, id: recordId } = request.params;
      requireHistory(request, kind);
      const viewer = requireViewer(request);
      await requireInScope(db, viewer, kind, recordId);
      const query = { ...request.query, kind, recordId };
      const page = await listAuditLines(db, { query, viewer });
      const data = await nameRecords(db, page.data, viewer);
      return { success: true, ...page, data: hideLinksInHistory(data, viewer) };
    },
  );
}
