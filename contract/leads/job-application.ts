import { uploadRules } from '../http/uploads.ts';
import { dateFormat } from '../input/formats.ts';
import { clearableText } from '../input/text.ts';
import { z } from '../zod.ts';
import { jobApplicationInput } from './job-application-input.ts';
import type { LeadFacts } from './lead.ts';

/** The file fields with their rules. */
export const jobApplicationUploads = {
  cvFile: uploadRules.cv,
  photoFile: uploadRules.picture,
} as const;

/** The error shown for a response that is not JSON of the API, such as a proxy's. */
export const serverErrorText = (status: number, body: string) =>
  `Server error: ${status} - ${body}`;

const statuses = {
  submitted: 'amber',
  reviewing: 'blue',
  shortlisted: 'violet',
  interviewed: 'teal',
  offered: 'pink',
  hired: 'green',
  rejected: 'red',
} as const;

/** The facts of docs/spec/request-types.md#job-applications. Sent as multipart forms with files. */
export const jobApplication = {
  slug: 'job-applications',
  permission: 'job-applications',
  paths: {
    submit: '/job-application/apply',
    records: '/job-application/admin/applications',
    stats: '/job-application/admin/stats',
  },
  input: jobApplicationInput,
  staffFields: z.object({
    assignedRecruiter: clearableText({ max: 200 }),
    interviewDate: clearableText({ max: 10, format: dateFormat }),
    interviewType: clearableText({ max: 100 }),
    notes: clearableText({ max: 5000 }),
  }),
  importedFields: z.object({}),
  agreements: ['agreeToShare'],
  corrected: ['firstName', 'lastName', 'phone', 'email', 'address', 'city', 'cnic'],
  statuses,
  openStatuses: ['submitted', 'reviewing', 'shortlisted', 'interviewed', 'offered'],
  duplicateStatus: 'rejected',
  completedStatuses: ['hired'],
  dealership: null,
  answeredInCity: null,
  appointment: null,
  responseMinutes: null,
  filters: ['jobTitle', 'city', 'selectedEmploymentStatus'],
  sorts: ['firstName', 'lastName', 'jobTitle', 'selectedEmploymentStatus', 'highestEducation'],
  named: ['firstName', 'lastName'],
  about: ['jobTitle'],
  counters: {
    totalApplications: 'all',
    newApplications: 'submitted',
    inReviewApplications: 'reviewing',
    shortlistedApplications: 'shortlisted',
  },
  recentCounter: 'recentApplications',
  tallies: {},
  texts: {
    submitted: 'Job application submitted successfully!',
    submitFailed: 'Failed to submit job application',
    title: 'Job Applications',
    subtitle: 'Manage job applications',
    noun: { one: 'job application', many: 'job applications' },
    empty: 'No job applications found',
    loadFailed: 'Failed to load job applications. Please check your connection and try again.',
    confirmDelete: 'Are you sure you want to delete this job application?',
  },
} as const satisfies LeadFacts<keyof typeof statuses, keyof z.output<typeof jobApplicationInput>>;
