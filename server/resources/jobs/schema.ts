import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { JobCategory, JobGender, JobType } from '#contract/jobs/jobs.ts';
import { instant } from '#server/platform/db/columns.ts';
import { trashColumns, trashIndex } from '#server/records/trash/columns.ts';

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
    ...trashColumns(),
  },
  (table) => [
    trashIndex('job_openings', table),
    index('job_openings_newest').on(table.createdAt, table._id),
    index('job_openings_category').on(sql`lower(${table.category})`, table.createdAt, table._id),
  ],
);
