import { audit } from '#contract/staff/audit.ts';
import { auditLines } from '#server/platform/audit/schema.ts';
import { defineList, type Resource } from '#server/records/resource.ts';
import { auditQuery, selectAuditLines } from './list.ts';

/** The group of the audit in the API's description. */
export const auditTag = 'Audit';

const { slug, paths, permission } = audit;

/**
 * The audit; its export omits values that the reader's permissions do not show. Its routes are in delivery, because they
 * name the records of all resources.
 */
export const auditResource: Resource = {
  slug,
  permission,
  tag: auditTag,
  tables: [auditLines],
  list: defineList({
    paths,
    query: auditQuery,
    select: (query, viewer) => selectAuditLines({ query, viewer }),
  }),
};
