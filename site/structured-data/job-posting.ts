import type { JobOpening, JobType } from '#contract/jobs.ts';
import type { organization } from './organization.ts';
import type { Thing } from './thing.ts';

/** The kinds of employment by the names that search engines know. */
const employmentTypes = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Internship: 'INTERN',
} as const satisfies Record<JobType, string>;

type Employer = ReturnType<typeof organization>;

interface JobPosting extends Thing {
  '@type': 'JobPosting';
  title: string;
  description: string;
  datePosted: string;
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

/** All that an opening says of the work, a paragraph or a point to a line. */
function descriptionOf(opening: JobOpening): string {
  const { description, purpose, responsibilities, requirements, skills, qualification } = opening;
  const lists = [
    ['Responsibilities', responsibilities],
    ['Requirements', [qualification, ...requirements]],
    ['Skills', skills],
  ] as const;
  const points = lists
    .filter(([, items]) => items.length > 0)
    .flatMap(([name, items]) => [`${name}:`, ...items.map((item) => `- ${item}`)]);
  return [description, purpose, ...points].filter(Boolean).join('\n');
}

/** The openings that there are: samples are shown to people and announced to nobody. */
export function jobPostings(employer: Employer, openings: readonly JobOpening[]): JobPosting[] {
  return openings
    .filter(({ isSample }) => !isSample)
    .map((opening) => ({
      '@type': 'JobPosting',
      title: opening.title,
      description: descriptionOf(opening),
      datePosted: opening.createdAt,
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
      url: `${employer.url}careers?open=${opening._id}`,
      directApply: true,
    }));
}
