import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  index,
  integer,
  pgTable,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { JobCategory, JobGender, JobType } from '#contract/jobs/jobs.ts';
import { jobUrdu } from '#contract/jobs/jobs-admin.ts';
import { instant } from '#server/platform/db/columns.ts';
import { buildFileAddress } from '#server/platform/files/published.ts';
import { isNotTrashed, trashColumns, trashIndex } from '#server/records/trash/columns.ts';
import { listReadColumns, selectStaleUrdu, urduColumns } from '#server/records/urdu.ts';
import { jobApplications } from '#server/resources/leads/types/job-application.ts';

export const jobOpenings = pgTable(
  'job_openings',
  {
    _id: uuid('_id').primaryKey(),
    title: text().notNull(),
    description: text().notNull(),
    category: text().$type<JobCategory>().notNull(),
    type: text().$type<JobType>().notNull(),
    location: text().notNull(),
    jobLocation: text().notNull(),
    mapUrl: text(),
    division: text().notNull(),
    reportsTo: text(),
    purpose: text(),
    qualification: text().notNull(),
    experienceMin: integer().notNull(),
    experienceMax: integer().notNull(),
    gender: text().$type<JobGender>().notNull(),
    ageMax: integer().notNull(),
    salaryRange: text(),
    crmRequired: boolean().notNull(),
    erpKnowledge: boolean().notNull(),
    responsibilities: text().array().notNull(),
    requirements: text().array().notNull(),
    skills: text().array().notNull(),
    imageUrl: text(),
    imageAlt: text(),
    documentUrl: text(),
    documentName: text(),
    isSample: boolean().notNull().default(false),
    publishAt: instant(),
    closesAt: instant(),
    createdAt: instant().notNull(),
    updatedAt: instant().notNull(),
    ...urduColumns(),
    ...trashColumns(),
  },
  (table) => [
    trashIndex('job_openings', table),
    index('job_openings_newest').on(table.createdAt, table._id),
    index('job_openings_category').on(sql`lower(${table.category})`, table.createdAt, table._id),
  ],
);

/** The fields that staff can translate. */
export const translatedFields = Object.keys(jobUrdu);

/** Builds the public URL of the file whose key is in a column; null if there is none. */
const buildUrl = (column: AnyPgColumn): SQL<string | null> =>
  sql`${buildFileAddress('')}::text || ${column}`;

/** The staff columns, with URLs instead of file keys. */
export const staffColumns = {
  ...listReadColumns(jobOpenings),
  staleUrdu: selectStaleUrdu(jobOpenings, translatedFields),
  imageUrl: buildUrl(jobOpenings.imageUrl),
  documentUrl: buildUrl(jobOpenings.documentUrl),
};

/** The maximum count of an opening's applicants. */
const maxApplicants = 1_000;

/**
 * The columns of the staff list, including the number of applications with the opening's title, at most
 * `maxApplicants`.
 */
export const listedColumns = {
  ...staffColumns,
  applicants: sql<number>`(select count(*)::int from (
    select 1 from ${jobApplications}
    where lower(${jobApplications.jobTitle}) = lower(${jobOpenings.title}) and ${isNotTrashed(jobApplications)}
    limit ${sql.raw(String(maxApplicants))}) as applications)`,
};

const { updatedAt: _inner, staleUrdu: _forStaff, ...publicColumns } = staffColumns;

/** The columns of what visitors read, with the Urdu texts that may take the place of the English ones. */
export { publicColumns };
