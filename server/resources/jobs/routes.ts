import { jobPaths, jobQuery } from '#contract/jobs.ts';
import type { Db } from '#server/platform/db/client.ts';
import type { Api } from '#server/platform/http/api.ts';
import { jobDocs } from './docs.ts';
import { listJobCategories, listJobs } from './list.ts';

const access = 'public';

/** Registers the public job openings and their categories. */
export function registerJobs(api: Api, db: Db): void {
  api.get(
    jobPaths.openings,
    {
      config: {
        access,
        docs: jobDocs.listPublished,
      },
      schema: { querystring: jobQuery },
    },
    async (request) => ({ success: true, ...(await listJobs(db, request.query)) }),
  );
  api.get(jobPaths.categories, { config: { access, docs: jobDocs.categories } }, async () => ({
    success: true,
    data: await listJobCategories(db),
  }));
}
