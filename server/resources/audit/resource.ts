import type { FastifyRequest } from 'fastify';
import { audit, auditActions } from '#contract/staff/audit.ts';
import { auditKinds } from '#contract/staff/audit-kinds.ts';
import type { Permission } from '#contract/staff/staff.ts';
import { z } from '#contract/zod.ts';
import { auditLines } from '#server/platform/audit/schema.ts';
import { requireViewer, type Viewer } from '#server/platform/auth/visible.ts';
import type { Db } from '#server/platform/db/client.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import type { Api } from '#server/platform/http/api.ts';
import { listAnswer, moment } from '#server/platform/http/openapi/answers.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';
import { nameSchema } from '#server/platform/http/openapi/schema-writer.ts';
import { defineList, type Resource } from '#server/records/resource.ts';
import { findLead } from '#server/resources/leads/lead-records.ts';
import { leads } from '#server/resources/leads/registry.ts';
import { hideLinksInHistory } from '#server/resources/leads/timeline/hide-links.ts';
import {
  auditQuery,
  listAuditLines,
  recordLinesParams,
  recordLinesQuery,
  selectAuditLines,
} from './list.ts';

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

/** The API's description of the audit's routes. */
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

const { slug, paths, permission: access } = audit;

const listPermissions = ({ staff }: FastifyRequest): readonly Permission[] =>
  staff?.permissions ?? [];

/** Requires the permission of a record's kind, or the permission to read the audit. */
function requireHistory(request: FastifyRequest, kind: string): void {
  const auditKind = auditKinds.get(kind);
  if (!auditKind) throw notFound('kind of record');
  const permissions = listPermissions(request);
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
    { config: { access, docs: auditDocs.list }, schema: { querystring: auditQuery } },
    async (request) => {
      const auditRequest = { query: request.query, permissions: listPermissions(request) };
      return { success: true, ...(await listAuditLines(db, auditRequest)) };
    },
  );

  api.get(
    `${paths.records}/:kind/:id`,
    {
      config: { access: 'staff', docs: auditDocs.history },
      schema: { params: recordLinesParams, querystring: recordLinesQuery },
    },
    async (request) => {
      const { kind, id: recordId } = request.params;
      requireHistory(request, kind);
      const viewer = requireViewer(request);
      await requireInScope(db, viewer, kind, recordId);
      const query = { ...request.query, kind, recordId };
      const page = await listAuditLines(db, { query, permissions: viewer.permissions });
      return { success: true, ...page, data: hideLinksInHistory(page.data, viewer) };
    },
  );
}

/** The audit; its export omits values that the reader's permissions do not show. */
export const auditResource: Resource = {
  slug,
  permission: access,
  tag: auditTag,
  tables: [auditLines],
  list: defineList({
    paths,
    query: auditQuery,
    select: (query, { permissions }) => selectAuditLines({ query, permissions }),
  }),
  register: (api, { database }) => registerAudit(api, database.db),
};
