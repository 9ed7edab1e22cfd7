import { jobPaths, jobQuery } from '#contract/jobs.ts';
import type { Db } from '#server/db/client.ts';
import type { Api } from '#server/http/api.ts';
import { listJobCategories, listJobs } from './list.ts';

const config = { access: 'public' } as const;

/** The job openings that visitors can read, and their categories. */
export function registerJobs(api: Api, db: Db): void {
  api.get(jobPaths.openings, { config, schema: { querystring: jobQuery } }, async (request) => ({
    success: true,
    ...(await listJobs(db, request.query)),
  }));
  api.get(jobPaths.categories, { config }, async () => ({
    success: true,
    data: await listJobCategories(db),
  }));
}
