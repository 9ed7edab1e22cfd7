import type { LeadRecord } from '#contract/lead.ts';
import type { jobApplication } from '#contract/leads/job-application.ts';
import type { z } from '#contract/zod.ts';
import type { FileLink } from './file-links.tsx';

/** A job application as the staff API returns it. Its files are download addresses. */
export type Application = LeadRecord<typeof jobApplication>;

export const editLabels = {
  assignedRecruiter: 'Assigned recruiter',
  interviewDate: 'Interview date',
  interviewType: 'Interview type',
  notes: 'Notes',
} as const satisfies Record<keyof z.output<typeof jobApplication.update>, string>;

/** Returns the job title of an application, or 'General Application'. */
export const formatJobTitle = ({ jobTitle }: Application): string =>
  jobTitle ?? 'General Application';

/** Returns links to the CV and the photo. */
export const listFiles = ({ _id, cvFile, photoFile }: Application): FileLink[] => [
  { label: 'View CV', href: cvFile, missing: 'No CV', shownIn: _id },
  { label: 'View Photo', href: photoFile },
];
