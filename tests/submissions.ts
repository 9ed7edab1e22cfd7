import { jobApplication } from '#contract/leads/job-application.ts';
import { makePdf } from './files/documents.ts';
import { makePng } from './files/png.ts';
import { type FilePart, multipartOf } from './support/multipart.ts';

/** A request as it goes over the line. */
export interface Submission {
  payload: Buffer;
  headers: Record<string, string>;
}

type Input = Record<string, unknown>;

/** The files that the examples name. */
const sampleFiles: Record<string, () => Buffer> = {
  'sample-cv.pdf': makePdf,
  'sample-photo.png': () => makePng(30, 40),
};

/** The file that an example names; an empty one of any other name. */
export const sampleFile = (name: string): FilePart => ({
  name,
  content: sampleFiles[name]?.() ?? Buffer.of(),
});

/** A job application as the form sends it: what is blank is left out, a tick is 'on'. */
export function applicationForm(input: Input): Record<string, string | FilePart> {
  const { cvFile, photoFile, ...texts } = input;
  const fields = Object.entries(texts).filter(([, value]) => value != null && value !== false);
  return {
    ...Object.fromEntries(
      fields.map(([name, value]) => [name, value === true ? 'on' : String(value)]),
    ),
    ...(typeof cvFile === 'string' && { cvFile: sampleFile(cvFile) }),
    ...(typeof photoFile === 'string' && { photoFile: sampleFile(photoFile) }),
  };
}

/** How an input of a type is sent to the type's own door. */
export function submissionOf(slug: string, input: Input): Submission {
  if (slug === jobApplication.slug) return multipartOf(applicationForm(input));
  return {
    payload: Buffer.from(JSON.stringify(input)),
    headers: { 'content-type': 'application/json' },
  };
}

/** What the staff API has of an input: files by the addresses at which staff read them. */
export function asStored(slug: string, input: Input, _id: string): Input {
  if (slug !== jobApplication.slug) return input;
  const address = `/api${jobApplication.paths.records}/${_id}`;
  return { ...input, cvFile: `${address}/cv`, photoFile: `${address}/photo` };
}

/** An opening as the office's form sends it, its lists as JSON, with the given parts in place of its own. */
export function openingForm(
  fields: Record<string, string | FilePart> = {},
): Record<string, string | FilePart> {
  return {
    title: 'Sales Executive',
    description: 'Receive visitors.\nArrange test drives.',
    location: 'Lahore',
    jobLocation: 'Sample street 5, Lahore',
    mapUrl: '',
    division: 'Four-Wheeler',
    reportsTo: 'Director Marketing & Sales',
    qualification: 'Bachelor’s degree',
    experienceMin: '5',
    experienceMax: '10',
    gender: 'Male',
    ageMax: '38',
    salaryRange: '',
    purpose: '',
    responsibilities: '["Show the cars","Hand over, explain"]',
    requirements: '[]',
    skills: '["Listening"]',
    crmRequired: 'true',
    erpKnowledge: 'false',
    type: 'Full-time',
    category: 'Sales',
    ...fields,
  };
}

/** A picture and a document for an opening. */
export const openingFiles = () => ({
  image: { name: 'team.png', content: makePng(64, 36) },
  document: { name: 'description.pdf', content: makePdf() },
});
