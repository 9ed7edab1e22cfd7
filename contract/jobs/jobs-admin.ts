import { maxAltLength } from '../content/file-details.ts';
import { isPeriod, periodMoment } from '../content/publication.ts';
import { buildUrduInput } from '../content/urdu-texts.ts';
import { uploadRules } from '../http/uploads.ts';
import { webAddressFormat } from '../input/formats.ts';
import { hasFields } from '../input/issues.ts';
import { listInput } from '../input/list-input.ts';
import { checkboxInput, numberInput } from '../input/number-input.ts';
import { clearableText, text } from '../input/text.ts';
import { z } from '../zod.ts';
import { jobCategories, jobGenders, jobTypes, newJobDefaults } from './jobs.ts';

/** The file fields of an opening with their rules. */
export const jobUploads = { image: uploadRules.picture, document: uploadRules.document } as const;

const texts = {
  title: 'Job Openings',
  subtitle: 'Manage job openings',
  noun: { one: 'job', many: 'jobs' },
  empty: 'No jobs found. Create your first job opening!',
  start: 'What you add is on the careers page at once.',
  loadFailed: (reason: string) => `Failed to load jobs: ${reason}`,
  saveFailed: 'Failed to save job:',
  deleteFailed: 'Failed to delete job:',
  confirmDelete: 'Are you sure you want to delete this job opening?',
  required:
    'Please fill all required fields: title, description, location, job location, category, division, qualification, experience min/max, gender and age max.',
  period: 'The closing must be after the publication',
  experience: 'The least experience is more than the most',
} as const;

const choiceField = <const Choice extends string>(name: string, choices: readonly Choice[]) =>
  z.enum(choices as [Choice, ...Choice[]], {
    error: ({ input }) =>
      input == null || input === ''
        ? `Please choose a ${name}`
        : `${name} must be one of: ${choices.join(', ')}`,
  });

const years = (name: string, min: number) =>
  numberInput({ name, min, max: 100, missing: 'Please enter a number of years' });

const points = (name: string) => listInput({ name, maxItems: 30, max: 250 });

const fields = {
  title: text({ max: 200, missing: 'Please enter a title' }),
  description: text({ max: 5000, missing: 'Please enter a description' }),
  location: text({ max: 200, missing: 'Please enter a location' }),
  jobLocation: text({ max: 500, missing: 'Please enter the job location' }),
  mapUrl: clearableText({ max: 2000, format: webAddressFormat }),
  category: choiceField('category', jobCategories),
  type: choiceField('type', jobTypes),
  division: text({ max: 200, missing: 'Please enter a division' }),
  reportsTo: clearableText({ max: 200 }),
  qualification: text({ max: 500, missing: 'Please enter a qualification' }),
  experienceMin: years('The least experience', 0),
  experienceMax: years('The most experience', 0),
  // Blank means any.
  gender: z.pipe(
    z.transform((value: unknown) => (value === '' ? 'Any' : value)),
    choiceField('gender', jobGenders),
  ),
  ageMax: years('The age', 18),
  salaryRange: clearableText({ max: 200 }),
  purpose: clearableText({ max: 5000 }),
  responsibilities: points('responsibilities'),
  requirements: points('requirements'),
  skills: points('skills'),
  crmRequired: checkboxInput('crmRequired'),
  erpKnowledge: checkboxInput('erpKnowledge'),
  imageAlt: clearableText({ max: maxAltLength }),
  publishAt: periodMoment,
  closesAt: periodMoment,
};

/** The texts that staff can translate. */
export const jobUrdu = {
  title: clearableText({ max: 200 }),
  description: clearableText({ max: 5000 }),
  location: clearableText({ max: 200 }),
  jobLocation: clearableText({ max: 500 }),
  division: clearableText({ max: 200 }),
  reportsTo: clearableText({ max: 200 }),
  qualification: clearableText({ max: 500 }),
  salaryRange: clearableText({ max: 200 }),
  purpose: clearableText({ max: 5000 }),
  responsibilities: points('responsibilities'),
  requirements: points('requirements'),
  skills: points('skills'),
  imageAlt: clearableText({ max: maxAltLength }),
};

const requiredFields = [
  'title',
  'description',
  'location',
  'jobLocation',
  'category',
  'division',
  'qualification',
  'experienceMin',
  'experienceMax',
  'gender',
  'ageMax',
  'type',
] as const;

const isFilled = (value: unknown) => value != null && String(value).trim() !== '';

/** Whether the minimum experience does not exceed the maximum; an unknown bound always fits. */
export const isExperience = ({
  experienceMin: min,
  experienceMax: max,
}: {
  experienceMin?: number | undefined;
  experienceMax?: number | undefined;
}): boolean => min === undefined || max === undefined || min <= max;

/** The text fields of a new opening; absent lists and checkboxes get their defaults. */
export const jobInput = z
  .object({
    ...fields,
    responsibilities: z._default(fields.responsibilities, []),
    requirements: z._default(fields.requirements, []),
    skills: z._default(fields.skills, []),
    ...buildUrduInput(jobUrdu),
    crmRequired: z._default(fields.crmRequired, newJobDefaults.crmRequired),
    erpKnowledge: z._default(fields.erpKnowledge, newJobDefaults.erpKnowledge),
  })
  .check(
    z.refine((job) => requiredFields.every((name) => isFilled(job[name])), {
      error: texts.required,
      when: hasFields,
    }),
    z.refine(isExperience, { error: texts.experience, path: ['experienceMin'] }),
    z.refine(isPeriod, { error: texts.period, path: ['closesAt'] }),
  );

/** A partial update of an opening: absent fields keep their values; files can be removed. */
export const jobUpdate = z.partial(
  z.object({
    ...fields,
    ...buildUrduInput(jobUrdu),
    removeImage: checkboxInput('removeImage'),
    removeDocument: checkboxInput('removeDocument'),
  }),
);

/** Job openings as staff manage them: docs/spec/content.md#job-openings. */
export const jobAdmin = {
  slug: 'job-openings',
  permission: 'job-openings',
  paths: { records: '/jobs', stats: '/jobs/stats' },
  texts,
} as const;
