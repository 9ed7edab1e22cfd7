import { accountQuery, staffAccountsAdmin } from '#contract/staff-accounts.ts';
import { exportable } from '#server/export/exportable.ts';
import { selectionOf } from './account-list.ts';

const { slug: kind, permission, paths } = staffAccountsAdmin;

/** The export of the staff accounts. */
export const accountExport = exportable({
  kind,
  permission,
  paths,
  query: accountQuery,
  selectionOf,
});
