import { sql } from 'drizzle-orm';
import { idParams } from '#contract/http/http.ts';
import { buildOpeningPage, jobPaths, jobQuery } from '#contract/jobs/jobs.ts';
import { jobAdmin, jobInput, jobUpdate } from '#contract/jobs/jobs-admin.ts';
import { staffJobQuery } from '#contract/jobs/jobs-staff-list.ts';
import { requireActor } from '#server/platform/audit/record-change.ts';
import type { Db } from '#server/platform/db/client.ts';
import { acceptForms } from '#server/platform/files/receive.ts';
import type { Api } from '#server/platform/http/api.ts';
import { findRecord } from '#server/records/operations.ts';
import {
  buildPreviewLink,
  createPreviewSecretReader,
  isInPeriod,
} from '#server/records/publication.ts';
import { defineList, type Resource } from '#server/records/resource.ts';
import { trashRecord } from '#server/records/trash/move.ts';
import { jobDocs, jobTag } from './docs.ts';
import { countJobs, listJobCategories, listJobs, listStaffJobs, selectJobs } from './list.ts';
import { jobOpenings } from './schema.ts';
import { changeJob, createJob, type JobStore, jobRecords, jobTrash } from './store.ts';

/** Registers the public job openings and their categories. */
export function registerJobs(api: Api, db: Db): void {
  api.get(
    jobPaths.openings,
    {
      config: {
        access: 'public',
        docs: jobDocs.listPublished,
      },
      schema: { querystring: jobQuery },
    },
    async (request) => ({ success: true, ...(await listJobs(db, request.query)) }),
  );
  api.get(
    jobPaths.categories,
    { config: { access: 'public', docs: jobDocs.categories } },
    async () => ({
      success: true,
      data: await listJobCategories(db),
    }),
  );
}

const { slug, paths, permission: access } = jobAdmin;

/** Registers how staff manage the job openings. */
export async function registerJobRecords(api: Api, jobs: JobStore): Promise<void> {
  const { db } = jobs;
  const schema = { params: idParams };
  api.get(
    paths.records,
    { config: { access, docs: jobDocs.list }, schema: { querystring: staffJobQuery } },
    async (request) => ({ success: true, ...(await listStaffJobs(db, request.query)) }),
  );
  api.get(paths.stats, { config: { access, docs: jobDocs.counts } }, async () => ({
    success: true,
    data: await countJobs(db),
  }));
  const reading = { config: { access, docs: jobDocs.find }, schema } as const;
  api.get(`${paths.records}/:id`, reading, async ({ params }) => ({
    success: true,
    data: await findRecord(db, jobRecords, params.id),
  }));
  const readSecret = createPreviewSecretReader(db);
  const preview = { config: { access, docs: jobDocs.preview }, schema } as const;
  api.get(`${paths.records}/:id/preview`, preview, async ({ params: { id } }) => {
    await findRecord(db, jobRecords, id);
    const secret = await readSecret();
    const data = buildPreviewLink(secret, { kind: 'jobs', id }, buildOpeningPage(id));
    return { success: true, data };
  });
  const deletion = { config: { access, docs: jobDocs.remove }, schema } as const;
  api.delete(`${paths.records}/:id`, deletion, async (request) => {
    const actor = requireActor(request);
    await db.transaction((tx) => trashRecord(tx, jobTrash, request.params.id, { actor }));
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
    { config: { access, docs: jobDocs.create }, schema: { body: jobInput, consumes } },
    async (request, reply) => {
      const data = await createJob(jobs, request);
      reply.status(201);
      return { success: true, message: 'Job created successfully', data };
    },
  );
  api.put(
    `${paths.records}/:id`,
    {
      config: { access, docs: jobDocs.change },
      schema: { params: idParams, body: jobUpdate, consumes },
    },
    async (request) => {
      const data = await changeJob(jobs, request.params.id, request);
      return { success: true, message: 'Job updated successfully', data };
    },
  );
}

/** The job openings. */
export const jobResource: Resource = {
  slug,
  permission: access,
  tag: jobTag,
  tables: [jobOpenings],
  scheduled: { kind: 'jobs', table: jobOpenings, isPublic: isInPeriod(jobOpenings) },
  list: defineList({ paths, query: staffJobQuery, select: selectJobs }),
  fileKeys: [
    sql`select ${jobOpenings.imageUrl} from ${jobOpenings}`,
    sql`select ${jobOpenings.documentUrl} from ${jobOpenings}`,
  ],
  trash: jobTrash,
  register: async (api, { database: { db }, files }) => {
    registerJobs(api, db);
    await registerJobRecords(api, { db, files });
  },
};
