import { jobApplication } from '#contract/leads/job-application.ts';
import { employmentStatuses } from '#contract/leads/job-application-input.ts';
import { FormInput, FormTextArea } from '../forms/form-fields.tsx';
import { type Application, editLabels, filesOf, jobTitleOf } from './applications.ts';
import { ApplicationDetails } from './job-application-details.tsx';
import { leadColumns } from './lead-columns.tsx';
import { LeadScreen } from './lead-screen.tsx';
import type { LeadView } from './lead-view.ts';
import { nameOf } from './name-of.ts';

const column = leadColumns<Application>();

function EditFields() {
  return (
    <>
      <FormInput name="assignedRecruiter" label={editLabels.assignedRecruiter} autoComplete="off" />
      <FormInput name="interviewDate" label={editLabels.interviewDate} type="date" />
      <FormInput name="interviewType" label={editLabels.interviewType} autoComplete="off" />
      <FormTextArea name="notes" label={editLabels.notes} />
    </>
  );
}

const view: LeadView<Application> = {
  facts: jobApplication,
  counters: {
    totalApplications: 'Total Applications',
    newApplications: 'New Applications',
    inReviewApplications: 'In Review',
    shortlistedApplications: 'Shortlisted',
  } satisfies Record<keyof typeof jobApplication.counters, string>,
  filters: [
    {
      field: 'selectedEmploymentStatus',
      label: 'Employment status',
      every: 'All employment statuses',
      known: employmentStatuses,
    },
  ],
  columns: column.list([
    column.customer(
      'firstName',
      (lead) => ({ ...lead, name: nameOf(lead) }),
      'Applicant',
      'narrow',
    ),
    column.text('jobTitle', 'Job Title', '', jobTitleOf),
    column.text(
      'selectedEmploymentStatus',
      'Employment Status',
      'md:w-[14%] lg:w-[11%]',
      (lead) => lead.selectedEmploymentStatus,
    ),
    // A small tablet has no room for it; it stands in the details.
    column.text(
      'highestEducation',
      'Education',
      'md:max-lg:hidden lg:w-[13%]',
      (lead) => lead.highestEducation ?? '',
    ),
    column.status(),
    column.files('Files', 'md:w-21 xl:w-26', filesOf),
    column.created(),
    column.actions(),
  ]),
  nameOf,
  Details: ApplicationDetails,
  editLabels,
  EditFields,
};

/** Job Applications (document 3, section 2). */
export function Component() {
  return <LeadScreen view={view} />;
}
