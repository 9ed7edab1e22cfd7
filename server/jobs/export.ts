import { jobAdmin } from '#contract/jobs-admin.ts';
import { staffJobQuery } from '#contract/jobs-staff-list.ts';
import { exportable } from '#server/export/exportable.ts';
import { selectionOf } from './staff-list.ts';

const { slug: kind, permission, paths } = jobAdmin;

/** The export of the job openings. */
export const jobExport = exportable({
  kind,
  permission,
  paths,
  query: staffJobQuery,
  selectionOf,
});
