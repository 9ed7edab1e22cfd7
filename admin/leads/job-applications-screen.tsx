import { employmentStatuses, jobApplication } from '#contract/leads/job-application.ts';
import { CvPane } from './details/cv-pane.tsx';
import {
  type Application,
  ApplicationDetails,
  formatJobTitle,
  listFiles,
} from './job-application-details.tsx';
import { buildLeadColumns } from './lead-columns.tsx';
import { LeadScreen } from './lead-screen.tsx';
import { cityFilter, formatAmount, formatName, joinValues, type LeadView } from './lead-view.ts';
import { StaffInput } from './work-fields.tsx';

const column = buildLeadColumns<Application>();

/** Formats the salary that an applicant expects: 'expects PKR 100,000', on one line. */
function formatExpectedSalary(rupees: number | null): string | null {
  const amount = formatAmount(rupees);
  return amount && `expects ${amount}`.replaceAll(' ', '\u00a0');
}

const EditFields = () => (
  <>
    <StaffInput name="assignedRecruiter" />
    <StaffInput name="interviewDate" type="date" />
    <StaffInput name="interviewType" />
  </>
);

/** How the back office shows job applications. */
export const view: LeadView<Application> = {
  facts: jobApplication,
  counters: {
    totalApplications: 'Total Applications',
    newApplications: 'New Applications',
    inReviewApplications: 'In Review',
    shortlistedApplications: 'Shortlisted',
  } satisfies Record<keyof typeof jobApplication.counters, string>,
  filters: [
    { field: 'jobTitle', label: 'Job', allLabel: 'All jobs', known: [], isPrimary: true },
    cityFilter,
    {
      field: 'selectedEmploymentStatus',
      label: 'Employment status',
      allLabel: 'All employment statuses',
      known: employmentStatuses,
    },
  ],
  columns: column.list([
    column.customer(
      'firstName',
      (lead) => ({ ...lead, name: formatName(lead), detail: lead.city }),
      'Applicant',
    ),
    column.text('jobTitle', 'Job Title', formatJobTitle, { slot: 'main' }),
    column.twoLines(
      'selectedEmploymentStatus',
      'Employment Status',
      ({ selectedEmploymentStatus, totalExperience, city, expectedSalary }) => ({
        first: selectedEmploymentStatus,
        onCard: joinValues(totalExperience, city),
        second: formatExpectedSalary(expectedSalary),
      }),
      { slot: 'detail', width: '12%' },
    ),
    column.twoLines(
      'highestEducation',
      'Education',
      ({ totalExperience, highestEducation }) => ({
        first: totalExperience ?? highestEducation ?? '',
        second: totalExperience && highestEducation,
      }),
      { slot: 'tableOnly', width: '12.5%', headerStart: 'Experience' },
    ),
    column.status(),
    column.files('Files', listFiles),
    column.received(),
    column.actions(),
  ]),
  formatName,
  Details: ApplicationDetails,
  FilePane: CvPane,
  EditFields,
};

/** The screen Job Applications (docs/spec/request-types.md#job-applications). */
export function Component() {
  return <LeadScreen view={view} />;
}
