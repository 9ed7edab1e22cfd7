import { sql } from 'drizzle-orm';
import { boolean, pgTable, text } from 'drizzle-orm/pg-core';
import { jobApplication } from '#contract/leads/job-application.ts';
import { day, leadColumns, leadIndexes } from './columns.ts';
import { defineLead } from './lead.ts';

export const jobApplications = pgTable(
  'job_applications',
  {
    ...leadColumns<keyof typeof jobApplication.statuses>(),
    jobTitle: text(),
    selectedEmploymentStatus: text().notNull(),
    firstName: text().notNull(),
    lastName: text().notNull(),
    phone: text().notNull(),
    email: text(),
    address: text(),
    city: text(),
    cnic: text().notNull(),
    cnicExpiryDate: day(),
    dateOfBirth: day(),
    maritalStatus: text(),
    highestEducation: text(),
    universityInstitute: text(),
    passingYear: text(),
    technicalDiploma: text(),
    technicalInstitute: text(),
    technicalPassingYear: text(),
    totalExperience: text(),
    currentDesignation: text(),
    currentEmployer: text(),
    currentEmployerAddress: text(),
    employmentStartDate: day(),
    presentSalary: text(),
    portfolioLink: text(),
    responsibilities: text(),
    relevantExperience: text(),
    unemployedReasonLastSalary: text(),
    expectedSalary: text(),
    noticePeriod: text(),
    additionalInfo: text(),
    agreeToShare: boolean().$type<true>().notNull(),
    // The keys under which the files are kept.
    cvFile: text().notNull(),
    photoFile: text(),
    assignedRecruiter: text(),
    interviewDate: day(),
    interviewType: text(),
    notes: text(),
  },
  (table) => leadIndexes('job_applications', table, jobApplication),
);

/** The files of an application: the field that names each, what it is called in addresses and keys. */
export const applicationFiles = { cvFile: 'cv', photoFile: 'photo' } as const;

/** The address at which staff with the permission read a record's file; null where it has none. */
const addressOf = (field: keyof typeof applicationFiles) => sql<string>`
  case when ${jobApplications[field]} is not null then
    ${sql.raw(`'/api${jobApplication.paths.records}/'`)} || ${jobApplications._id}
      || ${sql.raw(`'/${applicationFiles[field]}'`)}
  end`;

/** Job applications, in their own table; their files lie in the file storage. */
export const jobApplicationLead = defineLead(jobApplication, jobApplications, {
  searched: ['firstName', 'lastName', 'email', 'phone', 'city', 'cnic', 'jobTitle'],
  shown: { cvFile: addressOf('cvFile'), photoFile: addressOf('photoFile') },
});
