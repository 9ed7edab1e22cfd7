import type { FastifyRequest } from 'fastify';
import { audit } from '#contract/staff/audit.ts';
import { auditKinds } from '#contract/staff/audit-kinds.ts';
import { auditQuery, recordLinesParams, recordLinesQuery } from '#contract/staff/audit-queries.ts';
import type { Permission } from '#contract/staff/staff.ts';
import { requireViewer, type Viewer } from '#server/platform/auth/viewer.ts';
import type { Db } from '#server/platform/db/client.ts';
import { AppError, notFound } from '#server/platform/errors.ts';
import type { Api } from '#server/platform/http/api.ts';
import { findLead } from '#server/resources/leads/lead-records.ts';
import { leads } from '#server/resources/leads/registry.ts';
import { hideLinksInHistory } from '#server/resources/leads/timeline/hide-links.ts';
import { auditDocs } from './docs.ts';
import { listAuditLines } from './list.ts';

const { paths, permission: access } = audit;

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

/** Throws 'not-found' if an account of a dealer asks for the history of a record that is not the dealer's. */
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
