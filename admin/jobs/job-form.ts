import type { StaffJobOpening } from '#contract/jobs.ts';
import { newJobDefaults } from '#contract/jobs.ts';
import { jobAdmin, jobInput, jobUploads } from '#contract/jobs-admin.ts';
import { typedList } from '#contract/list-input.ts';
import { faultOfFile, type UploadRule } from '#contract/uploads.ts';
import { z } from '#contract/zod.ts';
import type { Typed } from '../forms/editing.ts';
import type { RecordForm } from '../forms/record-dialog.tsx';
import { sendRecordForm } from '../forms/send-record.ts';
import { yesOrNo } from '../forms/yes-or-no.ts';
import { JobFields } from './job-fields.tsx';

const { texts } = jobAdmin;

/** A file that may have been chosen: what can be told to be wrong with it is told before it is sent. */
const chosenFile = (rule: UploadRule) =>
  z.nullable(z.instanceof(File)).check(
    z.refine((file) => !file || faultOfFile(rule, file) === null, {
      error: ({ input }) => faultOfFile(rule, input as File) ?? '',
    }),
  );

const schema = z.safeExtend(jobInput, {
  image: chosenFile(jobUploads.image),
  document: chosenFile(jobUploads.document),
  removeImage: z.boolean(),
  removeDocument: z.boolean(),
});

/** What the fields are called. */
const labels = {
  title: 'Title',
  description: 'Description',
  location: 'Location',
  jobLocation: 'Job location',
  mapUrl: 'Map link',
  category: 'Category',
  type: 'Type',
  division: 'Division',
  reportsTo: 'Reports to',
  qualification: 'Qualification',
  experienceMin: 'Experience from',
  experienceMax: 'Experience to',
  gender: 'Gender',
  ageMax: 'Age up to',
  salaryRange: 'Salary range',
  purpose: 'Purpose',
  responsibilities: 'Responsibilities',
  requirements: 'Requirements',
  skills: 'Skills',
  crmRequired: 'CRM required',
  erpKnowledge: 'ERP knowledge',
} as const satisfies Partial<Record<keyof StaffJobOpening, string>>;

function typedValue(value: unknown): unknown {
  if (Array.isArray(value)) return typedList(value);
  return typeof value === 'boolean' ? value : String(value ?? '');
}

/** An opening as its form shows it; a new one as the documents begin it (document 3, section 5). */
function typedOf(job: StaffJobOpening | null): Typed {
  const start: Partial<StaffJobOpening> = job ?? newJobDefaults;
  const names = Object.keys(labels) as (keyof typeof labels)[];
  return {
    ...Object.fromEntries(names.map((name) => [name, typedValue(start[name])])),
    // A blank gender means Any.
    gender: start.gender || 'Any',
    image: null,
    document: null,
    removeImage: false,
    removeDocument: false,
  };
}

/** The values as a multipart form: lists as JSON, files only where they were chosen. */
function formOf(values: Typed): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof File) form.set(name, value);
    else if (Array.isArray(value)) form.set(name, JSON.stringify(value));
    else if (name !== 'image' && name !== 'document') form.set(name, String(value ?? ''));
  }
  return form;
}

/** The form of a job opening (document 3, sections 2 and 5). */
export const jobForm: RecordForm<StaffJobOpening> = {
  kind: jobAdmin,
  schema,
  texts: {
    create: { title: 'Create New Job Opening', submit: 'Create Job' },
    edit: { title: 'Edit Job Opening', submit: 'Update Job' },
  },
  failed: texts.saveFailed,
  labels,
  textOf: yesOrNo,
  nameOf: ({ title }) => title,
  typedOf,
  Fields: JobFields,
  send: (version, values, transport) =>
    sendRecordForm(jobAdmin, version, formOf(values), transport),
};
