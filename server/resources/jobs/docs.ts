import { jobCategories, jobGenders, jobTypes } from '#contract/jobs/jobs.ts';
import { jobUploads } from '#contract/jobs/jobs-admin.ts';
import { z } from '#contract/zod.ts';
import {
  dataAnswer,
  doneAnswer,
  listAnswer,
  tally,
} from '#server/platform/http/openapi/answers.ts';
import type { RouteDocs } from '#server/platform/http/openapi/route-docs.ts';
import { nameSchema } from '#server/platform/http/openapi/schema-writer.ts';
import { describeColumns } from '#server/records/describe-columns.ts';
import { previewAnswer } from '#server/records/publication.ts';
import { bodySchema } from '#server/records/rich-text.ts';
import { urduDocs } from '#server/records/urdu.ts';
import { listedColumns, publicColumns, staffColumns } from './schema.ts';

/** The group of the job openings in the API's description. */
export const jobTag = 'Job Openings';
const tag = jobTag;

const details = {
  category: z.enum(jobCategories),
  type: z.enum(jobTypes),
  gender: z.enum(jobGenders),
  imageUrl: z.nullable(z.string()),
  documentUrl: z.nullable(z.string()),
  ...urduDocs,
};

const { urdu: _forStaff, ...readColumns } = publicColumns;

const opening = nameSchema(
  'JobOpening',
  z.extend(describeColumns(readColumns, details), {
    body: bodySchema,
    storedTitle: z.optional(z.string()),
  }),
);
const staffOpening = nameSchema('StaffJobOpening', describeColumns(staffColumns, details));
const listedOpening = nameSchema(
  'ListedJobOpening',
  describeColumns(listedColumns, { ...details, applicants: z.int() }),
);
const answer = dataAnswer(staffOpening);

const counts = z.object({
  totalJobs: z.int(),
  recentJobs: z.int(),
  jobsByCategory: z.array(tally),
  jobsByType: z.array(tally),
  jobsByLocation: z.array(tally),
});

/** The API's description of the job openings' routes. */
export const jobDocs = {
  listPublished: {
    operationId: 'listPublishedJobs',
    summary: 'List the job openings as visitors see them',
    tag,
    answer: listAnswer(opening),
  },
  categories: {
    operationId: 'listJobCategories',
    summary: 'List the categories that have an opening',
    tag,
    answer: dataAnswer(z.array(z.string())),
  },
  list: {
    operationId: 'listJobs',
    summary: 'List the job openings as staff see them',
    tag,
    answer: listAnswer(listedOpening),
  },
  counts: {
    operationId: 'countJobs',
    summary: 'Count the job openings',
    tag,
    answer: dataAnswer(counts),
  },
  find: { operationId: 'findJob', summary: 'Read a job opening', tag, answer },
  preview: {
    operationId: 'previewJob',
    summary: 'Sign a link to a job opening as visitors will see it',
    tag,
    answer: previewAnswer,
  },
  remove: {
    operationId: 'deleteJob',
    summary: 'Move a job opening to the trash',
    tag,
    answer: doneAnswer,
  },
  create: {
    operationId: 'createJob',
    summary: 'Create a job opening',
    tag,
    answer,
    status: 201,
    files: jobUploads,
  },
  change: {
    operationId: 'changeJob',
    summary: 'Change a job opening',
    description: 'Fields that are absent keep their values.',
    tag,
    answer,
    files: jobUploads,
  },
} satisfies Record<string, RouteDocs>;
