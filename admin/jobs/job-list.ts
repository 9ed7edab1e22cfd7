import { jobAdmin } from '#contract/jobs/jobs-admin.ts';
import { jobSorts } from '#contract/jobs/jobs-staff-list.ts';
import type { ListSource } from '../lists/record-view.ts';

/** The source of the list of openings. Its filters offer values from the statistics. */
export const jobList: ListSource = {
  kind: jobAdmin,
  shape: { statuses: [], filters: ['category', 'type', 'location', 'urdu'], sortKeys: jobSorts },
  pageSize: 50,
  statsKind: jobAdmin,
};
