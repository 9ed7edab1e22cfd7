import { jobApplication } from '#contract/leads/job-application.ts';
import { makePdf } from './files/documents.ts';
import { makePng } from './files/png.ts';
import { buildMultipart, type FilePart } from './support/multipart.ts';

/** The body and the headers of a request. */
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

/** Returns the file that an example names, or an empty file for any other name. */
export const sampleFile = (name: string): FilePart => ({
  name,
  content: sampleFiles[name]?.() ?? Buffer.of(),
});

/** Builds a job application as the form sends it: blank fields are left out, and a checked box is 'on'. */
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

/** Builds the request that sends an input to the endpoint of its type. */
export function buildSubmission(slug: string, input: Input): Submission {
  if (slug === jobApplication.slug) return buildMultipart(applicationForm(input));
  return {
    payload: Buffer.from(JSON.stringify(input)),
    headers: { 'content-type': 'application/json' },
  };
}

const numbers = [
  'odometer',
  'mileage',
  'passingYear',
  'technicalPassingYear',
  'presentSalary',
  'expectedSalary',
];

/** Returns an input as the staff API returns it: with numbers, and with the addresses of its files. */
export function buildStoredRecord(slug: string, input: Input, _id: string): Input {
  const stored = { ...input };
  for (const name of numbers) {
    if (stored[name]) stored[name] = Number(String(stored[name]).replaceAll(',', ''));
  }
  if (slug !== jobApplication.slug) return stored;
  const address = `/api${jobApplication.paths.records}/${_id}`;
  return { ...stored, cvFile: `${address}/cv`, photoFile: `${address}/photo` };
}

/** Builds an opening as the back office's form sends it, with the given fields in place of the defaults. */
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

/** Builds a picture and a document for an opening. */
export const openingFiles = () => ({
  image: { name: 'team.png', content: makePng(64, 36) },
  document: { name: 'description.pdf', content: makePdf() },
});
