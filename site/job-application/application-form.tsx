import {
  jobApplication,
  jobApplicationUploads,
  serverErrorText,
} from '#contract/leads/job-application.ts';
import { createFileHandling } from '../forms/file-handling.ts';
import { LeadForm } from '../forms/lead-form.tsx';
import type { FieldValues, PostedForm } from '../forms/posted-form.ts';
import { EducationSection } from './education-section.tsx';
import { FilesSection } from './files-section.tsx';
import { PersonSection } from './person-section.tsx';
import { ProfessionalSection } from './professional-section.tsx';
import { requiredFields } from './required-fields.ts';
import { SendSection } from './send-section.tsx';

const { cnic, selectedEmploymentStatus, cvFile, agreeToShare, ...person } = requiredFields;

/** Field labels for the error summary, in the order of the form. */
const labels = {
  ...person,
  email: 'Email',
  cnic,
  cnicExpiryDate: 'CNIC expiry date',
  dateOfBirth: 'Date of birth',
  maritalStatus: 'Marital status',
  address: 'Address',
  city: 'City',
  highestEducation: 'Highest education',
  universityInstitute: 'University or institute',
  passingYear: 'Passing year',
  technicalDiploma: 'Technical diploma',
  technicalInstitute: 'Technical institute',
  technicalPassingYear: 'Passing year of the diploma',
  jobTitle: 'Job title',
  selectedEmploymentStatus,
  unemployedReasonLastSalary: 'Reason for unemployment and last salary',
  totalExperience: 'Total experience',
  currentDesignation: 'Current designation',
  currentEmployer: 'Current employer',
  employmentStartDate: 'Employment start date',
  currentEmployerAddress: 'Address of the current employer',
  presentSalary: 'Present salary',
  expectedSalary: 'Expected salary',
  noticePeriod: 'Notice period',
  portfolioLink: 'Portfolio link',
  responsibilities: 'Your responsibilities',
  relevantExperience: 'Relevant experience',
  additionalInfo: 'Additional information',
  cvFile,
  photoFile: 'Photo',
  agreeToShare,
};

/** The fields that the confirmation repeats. */
const confirmed = ['jobTitle'] as const;

const files = createFileHandling(jobApplicationUploads, serverErrorText);

export function ApplicationForm({
  posted,
  initial,
  titles,
  onFields,
}: {
  posted: PostedForm | undefined;
  initial: FieldValues;
  /** Titles of the openings, as suggestions. */
  titles: readonly string[];
  onFields: (fields: FormData) => void;
}) {
  return (
    <LeadForm
      facts={jobApplication}
      posted={posted}
      initial={initial}
      files={files}
      labels={labels}
      next="We will read it, and contact you if it fits."
      confirmed={confirmed}
      back={{ to: '/careers', title: 'See all openings' }}
      onFields={onFields}
    >
      {({ section, pending, upload }) => (
        <>
          <PersonSection {...section} />
          <EducationSection {...section} />
          <ProfessionalSection {...section} titles={titles} />
          <FilesSection {...section} />
          <SendSection {...section} pending={pending} upload={upload} />
        </>
      )}
    </LeadForm>
  );
}
