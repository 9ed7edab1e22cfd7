import { newsletterAdmin, subscriptionQuery } from '#contract/newsletter-admin.ts';
import { exportable } from '#server/export/exportable.ts';
import { selectionOf } from './list.ts';

const { slug: kind, permission, paths } = newsletterAdmin;

/** The export of the newsletter's list. */
export const subscriptionExport = exportable({
  kind,
  permission,
  paths,
  query: subscriptionQuery,
  selectionOf,
});
