import { sql } from 'drizzle-orm';
import { bigint, boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { jobApplication } from '#contract/leads/job-application.ts';
import { day, leadColumns, leadIndexes, personColumns } from '#server/resources/leads/columns.ts';
import { defineLead } from '#server/resources/leads/lead.ts';

const searched = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'city',
  'address',
  'cnic',
  'jobTitle',
  'currentEmployer',
  'assignedRecruiter',
  'assignedTo',
  'notes',
] as const;

export const jobApplications = pgTable(
  'job_applications',
  {
    ...leadColumns<keyof typeof jobApplication.statuses>(searched),
    jobTitle: text(),
    selectedEmploymentStatus: text().notNull(),
    ...personColumns(),
    address: text(),
    city: text(),
    cnic: text().notNull(),
    cnicExpiryDate: day(),
    dateOfBirth: day(),
    maritalStatus: text(),
    highestEducation: text(),
    universityInstitute: text(),
    passingYear: integer(),
    technicalDiploma: text(),
    technicalInstitute: text(),
    technicalPassingYear: integer(),
    totalExperience: text(),
    currentDesignation: text(),
    currentEmployer: text(),
    currentEmployerAddress: text(),
    employmentStartDate: day(),
    /** Whole rupees. */
    presentSalary: bigint({ mode: 'number' }),
    portfolioLink: text(),
    responsibilities: text(),
    relevantExperience: text(),
    unemployedReasonLastSalary: text(),
    /** Whole rupees. */
    expectedSalary: bigint({ mode: 'number' }),
    noticePeriod: text(),
    additionalInfo: text(),
    agreeToShare: boolean().notNull(),
    // Keys in the file storage.
    cvFile: text().notNull(),
    photoFile: text(),
    assignedRecruiter: text(),
    interviewDate: day(),
    interviewType: text(),
    notes: text(),
  },
  (table) => leadIndexes('job_applications', table, jobApplication),
);

/** The files of an application: the field of each key, and its name in URLs and keys. */
export const applicationFiles = { cvFile: 'cv', photoFile: 'photo' } as const;

/** Builds the URL at which staff with the permission download a record's file; null if it has none. */
const buildFileAddress = (field: keyof typeof applicationFiles) => sql<string>`
  case when ${jobApplications[field]} is not null then
    ${sql.raw(`'/api${jobApplication.paths.records}/'`)} || ${jobApplications._id}
      || ${sql.raw(`'/${applicationFiles[field]}'`)}
  end`;

/** The request type for job applications; their files are in the file storage. */
export const jobApplicationLead = defineLead(jobApplication, jobApplications, {
  searched,
  shown: { cvFile: buildFileAddress('cvFile'), photoFile: buildFileAddress('photoFile') },
});
