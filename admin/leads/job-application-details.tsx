import type { jobApplication } from '#contract/leads/job-application.ts';
import type { LeadRecord } from '#contract/leads/lead.ts';
import { WebLink } from '../lists/contact-links.tsx';
import { formatDay } from '../ui/format.ts';
import { Fact, Section } from '../ui/section.tsx';
import { LeadFact, LeadFacts, PersonSection } from './details/detail-sections.tsx';
import { type FileLink, FileLinks } from './file-links.tsx';
import { formatAmount } from './lead-view.ts';

/** A job application as the staff API returns it. Its files are download addresses. */
export type Application = LeadRecord<typeof jobApplication>;

/** Returns the job title of an application, or 'General Application'. */
export const formatJobTitle = ({ jobTitle }: Application): string =>
  jobTitle ?? 'General Application';

/** Returns links to the CV and the photo. */
export const listFiles = ({ _id, cvFile, photoFile }: Application): FileLink[] => [
  { label: 'View CV', href: cvFile, missing: 'No CV', shownIn: _id },
  { label: 'View Photo', href: photoFile },
];

/** The details of a job application, in the sections of docs/spec/request-types.md#job-applications. */
export function ApplicationDetails({ lead }: { lead: Application }) {
  return (
    <>
      <ApplicationSection lead={lead} />
      <PersonSection title="Personal" {...lead}>
        <LeadFacts lead={lead} names={['address', 'city', 'cnic']} />
        <DayFact lead={lead} name="cnicExpiryDate" />
        <DayFact lead={lead} name="dateOfBirth" />
        <LeadFact lead={lead} name="maritalStatus" />
      </PersonSection>
      <Section title="Education">
        <LeadFacts
          lead={lead}
          names={[
            'highestEducation',
            'universityInstitute',
            'passingYear',
            'technicalDiploma',
            'technicalInstitute',
            'technicalPassingYear',
          ]}
        />
      </Section>
      <EmploymentSection lead={lead} />
      <Section title="Work Details">
        <LeadFacts lead={lead} names={['responsibilities', 'relevantExperience']} />
        <LeadFact lead={lead} name="portfolioLink">
          {lead.portfolioLink && <WebLink href={lead.portfolioLink} />}
        </LeadFact>
      </Section>
      <Section title="Job Preferences">
        <LeadFact lead={lead} name="expectedSalary">
          {formatAmount(lead.expectedSalary)}
        </LeadFact>
        <LeadFacts lead={lead} names={['noticePeriod', 'additionalInfo']} />
      </Section>
    </>
  );
}

function DayFact({
  lead,
  name,
}: {
  lead: Application;
  name: 'cnicExpiryDate' | 'dateOfBirth' | 'employmentStartDate';
}) {
  const day = lead[name];
  return (
    <LeadFact lead={lead} name={name}>
      {day && formatDay(day)}
    </LeadFact>
  );
}

function ApplicationSection({ lead }: { lead: Application }) {
  return (
    <Section title="Application">
      <LeadFact lead={lead} name="jobTitle">
        {formatJobTitle(lead)}
      </LeadFact>
      <LeadFact lead={lead} name="selectedEmploymentStatus" />
      <Fact label="Files">
        <FileLinks files={listFiles(lead)} />
      </Fact>
      <LeadFact lead={lead} name="agreeToShare" />
    </Section>
  );
}

function EmploymentSection({ lead }: { lead: Application }) {
  return (
    <Section title="Employment">
      <LeadFacts
        lead={lead}
        names={[
          'totalExperience',
          'currentDesignation',
          'currentEmployer',
          'currentEmployerAddress',
        ]}
      />
      <DayFact lead={lead} name="employmentStartDate" />
      <LeadFact lead={lead} name="presentSalary">
        {formatAmount(lead.presentSalary)}
      </LeadFact>
      {lead.unemployedReasonLastSalary && (
        <LeadFact lead={lead} name="unemployedReasonLastSalary" />
      )}
    </Section>
  );
}
