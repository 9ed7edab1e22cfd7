import { dealerQuery } from '#contract/dealer-query.ts';
import { dealerAdmin } from '#contract/dealers-admin.ts';
import { exportable } from '#server/export/exportable.ts';
import { askedActive } from '#server/staff/visible.ts';
import { selectionOf } from './list.ts';

const { slug: kind, permission, paths } = dealerAdmin;

/** The export of the dealers. */
export const dealerExport = exportable({
  kind,
  permission,
  paths,
  query: dealerQuery,
  selectionOf: ({ isActive, ...query }) => selectionOf({ ...query, ...askedActive(isActive) }),
});
