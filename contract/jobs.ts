import { pagingQuery } from './http.ts';
import { optionalText } from './text.ts';
import { z } from './zod.ts';

/** What a job opening is sorted under, how it is employed, and whom it is for (document 3, section 9). */
export const jobCategories = [
  'Design',
  'Engineering',
  'Marketing',
  'Operations',
  'Sales',
  'HR',
  'Finance',
  'Management',
  'Other',
] as const;
export const jobTypes = ['Full-time', 'Part-time', 'Contract', 'Internship'] as const;
export const jobGenders = ['Male', 'Female', 'Any'] as const;

export type JobCategory = (typeof jobCategories)[number];
export type JobType = (typeof jobTypes)[number];
export type JobGender = (typeof jobGenders)[number];

/** A job opening as anyone may see it (documents 2 and 3, section 3). Experience and age in years. */
export interface JobOpening {
  _id: string;
  title: string;
  description: string;
  category: JobCategory;
  type: JobType;
  /** The city or region; `jobLocation` is the address. */
  location: string;
  jobLocation: string;
  mapUrl: string | null;
  division: string;
  reportsTo: string | null;
  purpose: string | null;
  qualification: string;
  experienceMin: number;
  experienceMax: number;
  gender: JobGender;
  ageMax: number;
  salaryRange: string | null;
  crmRequired: boolean;
  erpKnowledge: boolean;
  responsibilities: string[];
  requirements: string[];
  skills: string[];
  imageUrl: string | null;
  documentUrl: string | null;
  /** Loaded with the product to show it; not a real opening. */
  isSample: boolean;
  createdAt: string;
}

/** An opening as staff see it. */
export interface StaffJobOpening extends JobOpening {
  updatedAt: string;
}

/** What a new opening starts with (document 3, section 5). */
export const newJobDefaults = {
  division: 'Four-Wheeler',
  reportsTo: 'Director Marketing & Sales',
  experienceMin: 5,
  experienceMax: 10,
  gender: 'Male',
  ageMax: 38,
  crmRequired: true,
  erpKnowledge: false,
  type: 'Full-time',
  category: 'Sales',
} as const satisfies Partial<JobOpening>;

/** Below /api. The categories are those that have an opening (4-decisions, 4). */
export const jobPaths = { openings: '/jobs/public', categories: '/jobs/categories' } as const;

/** The query of GET /jobs/public. A category is compared without regard to letter case. */
export const jobQuery = z.object({
  ...pagingQuery(100),
  category: optionalText({ max: 100 }),
});
