import { jobAdmin } from '#contract/jobs-admin.ts';
import { jobSorts } from '#contract/jobs-staff-list.ts';
import type { ListSource } from '../lists/list-source.ts';

/** The list of openings; the statistics tell what it can be filtered by. */
export const jobList: ListSource = {
  kind: jobAdmin,
  shape: { statuses: [], filters: ['category', 'type', 'location'], sortKeys: jobSorts },
  pageSize: 50,
  counted: jobAdmin,
};
