import {
  cnicFormat,
  dateFormat,
  emailFormat,
  phoneFormat,
  rupeesFormat,
  webAddressFormat,
  yearFormat,
} from '../formats.ts';
import { hasFields } from '../lead.ts';
import { optionalText, text } from '../text.ts';
import { z } from '../zod.ts';

/** What an applicant can choose from (document 2, section 5). */
export const employmentStatuses = [
  'Employed',
  'Unemployed',
  'Student',
  'Freelancer',
  'Self-employed',
] as const;
export const maritalStatuses = ['Married', 'Unmarried'] as const;

/** The fields whose absence the headline lists, as a person calls them. */
const requiredFields = {
  firstName: 'first name',
  lastName: 'last name',
  phone: 'phone',
  cnic: 'CNIC',
} as const;

const required = (field: keyof typeof requiredFields) =>
  `Required field ${requiredFields[field]} cannot be empty`;

const fields = z.object({
  selectedEmploymentStatus: text({ max: 100, missing: 'Please select an employment status' }),
  /** In the browser the chosen file's name, on the server the name under which it is kept. */
  cvFile: text({ max: 300, missing: 'Please upload your CV' }),
  agreeToShare: z.literal(true, {
    error: 'Please accept the agreement to share your information',
  }),
  firstName: text({ max: 100, missing: required('firstName') }),
  lastName: text({ max: 100, missing: required('lastName') }),
  phone: text({ max: 40, missing: required('phone'), format: phoneFormat }),
  cnic: text({ max: 20, missing: required('cnic'), format: cnicFormat }),
  jobTitle: optionalText({ max: 200 }),
  email: optionalText({ max: 254, format: emailFormat }),
  address: optionalText({ max: 500 }),
  city: optionalText({ max: 100 }),
  maritalStatus: optionalText({ max: 40 }),
  dateOfBirth: optionalText({ max: 10, format: dateFormat }),
  cnicExpiryDate: optionalText({ max: 10, format: dateFormat }),
  highestEducation: optionalText({ max: 200 }),
  universityInstitute: optionalText({ max: 200 }),
  passingYear: optionalText({ max: 4, format: yearFormat }),
  technicalDiploma: optionalText({ max: 200 }),
  technicalInstitute: optionalText({ max: 200 }),
  technicalPassingYear: optionalText({ max: 4, format: yearFormat }),
  totalExperience: optionalText({ max: 100 }),
  currentDesignation: optionalText({ max: 200 }),
  currentEmployer: optionalText({ max: 200 }),
  currentEmployerAddress: optionalText({ max: 500 }),
  employmentStartDate: optionalText({ max: 10, format: dateFormat }),
  presentSalary: optionalText({ max: 20, format: rupeesFormat }),
  portfolioLink: optionalText({ max: 500, format: webAddressFormat }),
  responsibilities: optionalText({ max: 5000 }),
  relevantExperience: optionalText({ max: 5000 }),
  unemployedReasonLastSalary: optionalText({ max: 1000 }),
  expectedSalary: optionalText({ max: 20, format: rupeesFormat }),
  noticePeriod: optionalText({ max: 100 }),
  additionalInfo: optionalText({ max: 5000 }),
  photoFile: optionalText({ max: 300 }),
});

type Fields = z.output<typeof fields>;

/** The required fields that are blank, once the three checks before them have passed. */
function missingOf(sent: Partial<Fields>): string[] {
  if (!sent.selectedEmploymentStatus || !sent.cvFile || sent.agreeToShare !== true) return [];
  return Object.entries(requiredFields)
    .filter(([field]) => !sent[field as keyof typeof requiredFields])
    .map(([, name]) => name);
}

/** Said of the application as a whole, so it is the headline above what is said at the fields. */
const isComplete = z.refine<Fields>((sent) => missingOf(sent).length === 0, {
  error: ({ input }) => `Missing required fields: ${missingOf(input as Fields).join(', ')}`,
  when: hasFields,
});

/** Whether an employment status is the one that is asked for its reason and last salary. */
const isUnemployed = (status: string | undefined): boolean =>
  status?.toLowerCase() === 'unemployed';

/** A job application as a visitor sends it (document 2, sections 3 and 5). */
export const jobApplicationInput = z.pipe(
  fields.check(isComplete),
  z.transform(({ unemployedReasonLastSalary, ...rest }: Fields) => ({
    ...rest,
    unemployedReasonLastSalary: isUnemployed(rest.selectedEmploymentStatus)
      ? unemployedReasonLastSalary
      : undefined,
  })),
);
