import type { FastifyRequest } from 'fastify';
import { audit } from '#contract/audit.ts';
import { auditKinds } from '#contract/audit-kinds.ts';
import { auditQuery, recordLinesParams, recordLinesQuery } from '#contract/audit-queries.ts';
import type { Permission } from '#contract/staff.ts';
import type { Db } from '#server/db/client.ts';
import { AppError, notFound } from '#server/errors.ts';
import type { Api } from '#server/http/api.ts';
import { listAuditLines } from './list.ts';

const { paths, permission: access } = audit;

const permissionsOf = ({ staff }: FastifyRequest): readonly Permission[] =>
  staff?.permissions ?? [];

/** The history of a record is for those who work on its kind, and for those who read the audit. */
function requireHistory(request: FastifyRequest, kind: string): void {
  const known = auditKinds.get(kind);
  if (!known) throw notFound('kind of record');
  const held = permissionsOf(request);
  if (held.includes(known.permission) || held.includes(access)) return;
  throw new AppError('forbidden', 'Your account does not have the permission for this');
}

/** Who changed what and when: all of it to search, and the lines of one record. */
export function registerAudit(api: Api, db: Db): void {
  api.get(
    paths.records,
    { config: { access }, schema: { querystring: auditQuery } },
    async (request) => {
      const asked = { query: request.query, permissions: permissionsOf(request) };
      return { success: true, ...(await listAuditLines(db, asked)) };
    },
  );

  api.get(
    `${paths.records}/:kind/:id`,
    {
      config: { access: 'staff' },
      schema: { params: recordLinesParams, querystring: recordLinesQuery },
    },
    async (request) => {
      const { kind, id: recordId } = request.params;
      requireHistory(request, kind);
      const query = { ...request.query, kind, recordId };
      const asked = { query, permissions: permissionsOf(request) };
      return { success: true, ...(await listAuditLines(db, asked)) };
    },
  );
}
