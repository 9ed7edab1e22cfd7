import type { TextBlock } from '../content/rich-text.ts';
import type { WithUrdu } from '../content/urdu-texts.ts';
import { pagingQuery } from '../http/http.ts';
import { optionalText } from '../input/text.ts';
import { languageField } from '../site/language-query.ts';
import { z } from '../zod.ts';

/** Categories, employment types and genders of job openings: docs/spec/content.md#job-openings. */
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

/** A job opening's public fields. Experience and age in years. */
export interface JobOpening {
  _id: string;
  title: string;
  /** The English title, if `title` is its translation: an application names it. Public responses only. */
  storedTitle?: string;
  description: string;
  /** The parsed description, if it is formatted; public responses only. */
  body?: TextBlock[];
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
  /** The picture's description in words; null if it is decorative. */
  imageAlt: string | null;
  documentUrl: string | null;
  /** The original file name of the document; null if unknown. */
  documentName: string | null;
  /** Whether it is sample content that ships with the product, not a real opening. */
  isSample: boolean;
  /** When visitors first and last see it; null: unlimited. */
  publishAt: string | null;
  closesAt: string | null;
  createdAt: string;
}

/** An opening as staff see it. */
export interface StaffJobOpening extends Omit<JobOpening, 'body' | 'storedTitle'>, WithUrdu {
  updatedAt: string;
}

/** An opening in the staff list. */
export interface ListedJobOpening extends StaffJobOpening {
  /** The number of applications that name its title, at most 1,000. */
  applicants: number;
}

/** The defaults of a new opening. */
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

/** Paths below /api. `categories` lists the categories with an opening. */
export const jobPaths = { openings: '/jobs/public', categories: '/jobs/categories' } as const;

/** The path and query of the page that shows an opening. */
export const buildOpeningPage = (id: string): string => `/careers?open=${id}`;

/** The query of GET /jobs/public. Categories match without regard to case. */
export const jobQuery = z.object({
  ...pagingQuery(100),
  category: optionalText({ max: 100 }),
  ...languageField,
});
