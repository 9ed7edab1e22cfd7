import { audit } from '#contract/audit.ts';
import { auditQuery } from '#contract/audit-queries.ts';
import { exportable } from '#server/export/exportable.ts';
import { selectionOf } from './list.ts';

const { slug: kind, permission, paths } = audit;

/** The export of the audit, without the values that whoever asks may not see. */
export const auditExport = exportable({
  kind,
  permission,
  paths,
  query: auditQuery,
  selectionOf: (query, permissions) => selectionOf({ query, permissions }),
});
