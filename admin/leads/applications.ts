import type { LeadRecord } from '#contract/lead.ts';
import type { jobApplication } from '#contract/leads/job-application.ts';
import type { z } from '#contract/zod.ts';
import type { FileLink } from './file-links.tsx';

/** A job application as the staff API sends it: its files are the addresses to read them at. */
export type Application = LeadRecord<typeof jobApplication>;

export const editLabels = {
  assignedRecruiter: 'Assigned recruiter',
  interviewDate: 'Interview date',
  interviewType: 'Interview type',
  notes: 'Notes',
} as const satisfies Record<keyof z.output<typeof jobApplication.update>, string>;

/** What is applied for; an application without a title is a general one. */
export const jobTitleOf = ({ jobTitle }: Application): string => jobTitle ?? 'General Application';

/** The CV and, where there is one, the photo. */
export const filesOf = ({ cvFile, photoFile }: Application): FileLink[] => [
  { label: 'View CV', href: cvFile, missing: 'No CV' },
  { label: 'View Photo', href: photoFile },
];
