import { findPublishedAt } from '#contract/content/published-at.ts';
import { stripFormatting } from '#contract/content/rich-text.ts';
import type { JobOpening, JobType } from '#contract/jobs/jobs.ts';
import { languageRoot } from '#words/site/layout';
import * as words from '#words/site/structured-data';
import type { buildOrganization, Thing } from './schema-org.ts';

/** Maps types of employment to the names that search engines know. */
const employmentTypes = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Internship: 'INTERN',
} as const satisfies Record<JobType, string>;

type Employer = ReturnType<typeof buildOrganization>;

interface JobPosting extends Thing {
  '@type': 'JobPosting';
  title: string;
  description: string;
  datePosted: string;
  validThrough?: string;
  employmentType: (typeof employmentTypes)[JobType];
  hiringOrganization: Employer;
  jobLocation: {
    '@type': 'Place';
    address: {
      '@type': 'PostalAddress';
      streetAddress: string;
      addressLocality: string;
      addressCountry: 'PK';
    };
  };
  url: string;
  directApply: true;
}

/** Builds the description of an opening: one line per paragraph or list item. */
function buildDescription(opening: JobOpening): string {
  const { description, purpose, responsibilities, requirements, skills, qualification } = opening;
  const lists = [
    [words.responsibilities, responsibilities],
    [words.requirements, [qualification, ...requirements]],
    [words.skills, skills],
  ] as const;
  const points = lists
    .filter(([, items]) => items.length > 0)
    .flatMap(([title, items]) => [title, ...items.map((item) => `- ${item}`)]);
  return [stripFormatting(description), purpose, ...points].filter(Boolean).join('\n');
}

/** Builds the openings without samples, which search engines must not see. */
export function buildJobPostings(
  employer: Employer,
  openings: readonly JobOpening[],
): JobPosting[] {
  return openings
    .filter(({ isSample }) => !isSample)
    .map((opening) => ({
      '@type': 'JobPosting',
      title: opening.title,
      description: buildDescription(opening),
      datePosted: findPublishedAt(opening),
      ...(opening.closesAt && { validThrough: opening.closesAt }),
      employmentType: employmentTypes[opening.type],
      hiringOrganization: employer,
      jobLocation: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          streetAddress: opening.jobLocation,
          addressLocality: opening.location,
          addressCountry: 'PK',
        },
      },
      url: employer.url + `${languageRoot}/careers?open=${opening._id}`.slice(1),
      directApply: true,
    }));
}
