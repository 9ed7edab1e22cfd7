import { audit } from '#contract/staff/audit.ts';
import { auditQuery } from '#contract/staff/audit-queries.ts';
import { auditLines } from '#server/platform/audit/schema.ts';
import { defineList, type Resource } from '#server/records/resource.ts';
import { auditTag } from './docs.ts';
import { selectAuditLines } from './list.ts';
import { registerAudit } from './routes.ts';

const { slug, permission, paths } = audit;

/** The audit; its export leaves out values that the reader's permissions do not show. */
export const auditResource: Resource = {
  slug,
  permission,
  tag: auditTag,
  tables: [auditLines],
  list: defineList({
    paths,
    query: auditQuery,
    select: (query, { permissions }) => selectAuditLines({ query, permissions }),
  }),
  register: (api, { database }) => registerAudit(api, database.db),
};
