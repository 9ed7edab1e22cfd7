import { findFileFault, type UploadRule } from '#contract/http/uploads.ts';
import { formatList } from '#contract/input/list-input.ts';
import { formatMoment } from '#contract/input/moment.ts';
import { newJobDefaults, type StaffJobOpening } from '#contract/jobs/jobs.ts';
import { jobAdmin, jobInput, jobUploads, jobUrdu } from '#contract/jobs/jobs-admin.ts';
import { z } from '#contract/zod.ts';
import { formatYesOrNo } from '../forms/edit-conflict.tsx';
import type { FormValues } from '../forms/editing.ts';
import type { RecordForm } from '../forms/record-dialog.tsx';
import { sendRecordForm } from '../forms/send-record.ts';
import { buildUrduSchema, fillUrdu, labelUrdu, packUrdu } from '../forms/urdu-values.ts';
import { JobFields, jobUrduFields } from './job-fields.tsx';

const { texts } = jobAdmin;

/** Schema of an optional file, validated in the browser before it is sent. */
const chosenFile = (rule: UploadRule) =>
  z.nullable(z.instanceof(File)).check(
    z.refine((file) => !file || findFileFault(rule, file) === null, {
      error: ({ input }) => findFileFault(rule, input as File) ?? '',
    }),
  );

const schema = z.safeExtend(jobInput, {
  ...buildUrduSchema(jobUrdu),
  image: chosenFile(jobUploads.image),
  document: chosenFile(jobUploads.document),
  removeImage: z.boolean(),
  removeDocument: z.boolean(),
});

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
  imageAlt: 'What the image shows',
  publishAt: 'Publish at',
  closesAt: 'Closes at',
} as const satisfies Partial<Record<keyof StaffJobOpening, string>>;

function formatInput(value: unknown): unknown {
  if (Array.isArray(value)) return formatList(value);
  return typeof value === 'boolean' ? value : String(value ?? '');
}

/** Returns the form values of an opening, or the defaults of a new one (docs/spec/content.md#job-openings). */
function fillForm(job: StaffJobOpening | null): FormValues {
  const values: Partial<StaffJobOpening> = job ?? newJobDefaults;
  const names = Object.keys(labels) as (keyof typeof labels)[];
  return {
    ...Object.fromEntries(names.map((name) => [name, formatInput(values[name])])),
    // A blank gender means Any.
    gender: values.gender || 'Any',
    publishAt: values.publishAt ? formatMoment(values.publishAt) : '',
    closesAt: values.closesAt ? formatMoment(values.closesAt) : '',
    image: null,
    document: null,
    removeImage: false,
    removeDocument: false,
    ...fillUrdu(jobUrduFields, job),
  };
}

/** Builds the multipart form: lists as JSON, files only if they were chosen. */
function buildFormData(values: FormValues): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof File) form.set(name, value);
    else if (name === 'urdu' || Array.isArray(value)) form.set(name, JSON.stringify(value));
    else if (name !== 'image' && name !== 'document') form.set(name, String(value ?? ''));
  }
  return form;
}

/** The form of a job opening (docs/spec/content.md#job-openings). */
export const jobForm: RecordForm<StaffJobOpening> = {
  kind: jobAdmin,
  schema,
  texts: {
    create: { title: 'Create New Job Opening', submit: 'Create Job' },
    edit: { title: 'Edit Job Opening', submit: 'Update Job' },
  },
  failed: texts.saveFailed,
  labels: { ...labels, ...labelUrdu(jobUrduFields) },
  formatValue: formatYesOrNo,
  formatName: ({ title }) => title,
  toFormValues: fillForm,
  Fields: JobFields,
  send: (version, values, transport) =>
    sendRecordForm(jobAdmin, version, buildFormData(packUrdu(jobUrduFields, values)), transport),
};
