import { sql } from 'drizzle-orm';
import { jobAdmin } from '#contract/jobs/jobs-admin.ts';
import { staffJobQuery } from '#contract/jobs/jobs-staff-list.ts';
import { isInPeriod } from '#server/records/publication.ts';
import { defineList, type Resource } from '#server/records/resource.ts';
import { jobTag } from './docs.ts';
import { selectJobs } from './list.ts';
import { registerJobRecords, registerJobs } from './routes.ts';
import { jobOpenings } from './schema.ts';
import { jobTrash } from './store.ts';

const { slug, permission, paths } = jobAdmin;

/** The job openings. */
export const jobResource: Resource = {
  slug,
  permission,
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
