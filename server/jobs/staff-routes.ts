import { idParams } from '#contract/http.ts';
import { jobAdmin, jobInput, jobUpdate } from '#contract/jobs-admin.ts';
import { staffJobQuery } from '#contract/jobs-staff-list.ts';
import { acceptForms } from '#server/files/receive.ts';
import type { Api } from '#server/http/api.ts';
import { findRecord } from '#server/records/verbs.ts';
import { countJobs, listStaffJobs } from './staff-list.ts';
import { changeJob, createJob, deleteJob, type JobStore, jobRecords } from './store.ts';

const { paths, permission } = jobAdmin;
const config = { access: permission } as const;

/** How staff keep the job openings (document 3, section 7). */
export async function registerJobRecords(api: Api, jobs: JobStore): Promise<void> {
  const { db } = jobs;
  const one = { config, schema: { params: idParams } };
  api.get(paths.records, { config, schema: { querystring: staffJobQuery } }, async (request) => ({
    success: true,
    ...(await listStaffJobs(db, request.query)),
  }));
  api.get(paths.stats, { config }, async () => ({ success: true, data: await countJobs(db) }));
  api.get(`${paths.records}/:id`, one, async ({ params }) => ({
    success: true,
    data: await findRecord(db, jobRecords, params.id),
  }));
  api.delete(`${paths.records}/:id`, one, async (request) => {
    await deleteJob(jobs, request.params.id, request);
    return { success: true, message: 'Job deleted successfully' };
  });
  await api.register(async (scope) => {
    await acceptForms(scope);
    registerForms(scope as Api, jobs);
  });
}

/** New openings and changes come as multipart forms, with their files. */
function registerForms(api: Api, jobs: JobStore): void {
  const consumes = ['multipart/form-data'];
  api.post(
    paths.records,
    { config, schema: { body: jobInput, consumes } },
    async (request, reply) => {
      const data = await createJob(jobs, request);
      reply.status(201);
      return { success: true, message: 'Job created successfully', data };
    },
  );
  api.put(
    `${paths.records}/:id`,
    { config, schema: { params: idParams, body: jobUpdate, consumes } },
    async (request) => {
      const data = await changeJob(jobs, request.params.id, request);
      return { success: true, message: 'Job updated successfully', data };
    },
  );
}
