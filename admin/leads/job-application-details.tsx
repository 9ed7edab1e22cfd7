import type { jobApplication } from '#contract/leads/job-application.ts';
import type { LeadRecord } from '#contract/leads/lead.ts';
import type { z } from '#contract/zod.ts';
import { WebLink } from '../lists/contact-links.tsx';
import { formatDay } from '../ui/format.ts';
import { Fact, Lines, Section } from '../ui/section.tsx';
import { PersonSection } from './details/detail-sections.tsx';
import { type FileLink, FileLinks } from './file-links.tsx';
import { formatAmount } from './lead-view.ts';

/** A job application as the staff API returns it. Its files are download addresses. */
export type Application = LeadRecord<typeof jobApplication>;

export const editLabels = {
  assignedRecruiter: 'Assigned recruiter',
  interviewDate: 'Interview date',
  interviewType: 'Interview type',
  notes: 'Notes',
} as const satisfies Record<keyof z.output<typeof jobApplication.staffFields>, string>;

/** Returns the job title of an application, or 'General Application'. */
export const formatJobTitle = ({ jobTitle }: Application): string =>
  jobTitle ?? 'General Application';

/** Returns links to the CV and the photo. */
export const listFiles = ({ _id, cvFile, photoFile }: Application): FileLink[] => [
  { label: 'View CV', href: cvFile, missing: 'No CV', shownIn: _id },
  { label: 'View Photo', href: photoFile },
];

const formatOptionalDay = (day: string | null) => day && formatDay(day);

/** The details of a job application, in the sections of docs/spec/request-types.md#job-applications. */
export function ApplicationDetails({ lead }: { lead: Application }) {
  return (
    <>
      <ApplicationSection lead={lead} />
      <PersonSection title="Personal" {...lead}>
        <Fact label="Address">{lead.address}</Fact>
        <Fact label="City">{lead.city}</Fact>
        <Fact label="CNIC">{lead.cnic}</Fact>
        <Fact label="CNIC expiry date">{formatOptionalDay(lead.cnicExpiryDate)}</Fact>
        <Fact label="Date of birth">{formatOptionalDay(lead.dateOfBirth)}</Fact>
        <Fact label="Marital status">{lead.maritalStatus}</Fact>
      </PersonSection>
      <Section title="Education">
        <Fact label="Highest education">{lead.highestEducation}</Fact>
        <Fact label="University or institute">{lead.universityInstitute}</Fact>
        <Fact label="Passing year">{lead.passingYear}</Fact>
        <Fact label="Technical diploma">{lead.technicalDiploma}</Fact>
        <Fact label="Technical institute">{lead.technicalInstitute}</Fact>
        <Fact label="Passing year of the diploma">{lead.technicalPassingYear}</Fact>
      </Section>
      <EmploymentSection lead={lead} />
      <Section title="Work Details">
        <Fact label="Responsibilities">
          <Lines>{lead.responsibilities}</Lines>
        </Fact>
        <Fact label="Relevant experience">
          <Lines>{lead.relevantExperience}</Lines>
        </Fact>
        <Fact label="Portfolio">{lead.portfolioLink && <WebLink href={lead.portfolioLink} />}</Fact>
      </Section>
      <Section title="Job Preferences">
        <Fact label="Expected salary">{formatAmount(lead.expectedSalary)}</Fact>
        <Fact label="Notice period">{lead.noticePeriod}</Fact>
        <Fact label="Additional information">
          <Lines>{lead.additionalInfo}</Lines>
        </Fact>
      </Section>
    </>
  );
}

function ApplicationSection({ lead }: { lead: Application }) {
  return (
    <Section title="Application">
      <Fact label="Job title">{formatJobTitle(lead)}</Fact>
      <Fact label="Employment status">{lead.selectedEmploymentStatus}</Fact>
      <Fact label="Files">
        <FileLinks files={listFiles(lead)} />
      </Fact>
      <Fact label="Agrees to share">{lead.agreeToShare ? 'Yes' : 'No'}</Fact>
    </Section>
  );
}

function EmploymentSection({ lead }: { lead: Application }) {
  return (
    <Section title="Employment">
      <Fact label="Total experience">{lead.totalExperience}</Fact>
      <Fact label="Current designation">{lead.currentDesignation}</Fact>
      <Fact label="Current employer">{lead.currentEmployer}</Fact>
      <Fact label="Employer's address">{lead.currentEmployerAddress}</Fact>
      <Fact label="Employed since">{formatOptionalDay(lead.employmentStartDate)}</Fact>
      <Fact label="Present salary">{formatAmount(lead.presentSalary)}</Fact>
      {lead.unemployedReasonLastSalary && (
        <Fact label="Reason for unemployment and last salary">
          <Lines>{lead.unemployedReasonLastSalary}</Lines>
        </Fact>
      )}
    </Section>
  );
}
