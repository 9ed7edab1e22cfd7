import * as faultWords from '#words/contract/input';
import * as words from '#words/contract/leads';
import { uploadRules } from '../http/uploads.ts';
import { fault } from '../input/fault.ts';
import {
  cnicFormat,
  dateFormat,
  emailFormat,
  phoneFormat,
  webAddressFormat,
} from '../input/formats.ts';
import { hasFields } from '../input/issues.ts';
import { optionalNumber, rupeesFormat, yearFormat } from '../input/number-input.ts';
import { clearableText, optionalText, text, visitorLanguage, visitSource } from '../input/text.ts';
import { z } from '../zod.ts';
import { type LeadFacts, sharedLabels } from './lead.ts';

/** Options of the form. */
export const employmentStatuses = [
  'Employed',
  'Unemployed',
  'Student',
  'Freelancer',
  'Self-employed',
] as const;
export const maritalStatuses = ['Married', 'Unmarried'] as const;

/** Required fields that the headline names when they are missing. */
const requiredFields = ['firstName', 'lastName', 'phone', 'cnic'] as const;

const formatMissing = (name: (typeof requiredFields)[number]) =>
  fault('required-field-empty', faultWords.requiredFieldEmpty({ name }), { name });

const fields = z.object({
  selectedEmploymentStatus: text({
    max: 100,
    missing: fault('employment-status-missing', faultWords.employmentStatusMissing),
  }),
  /** The chosen file's name in the browser; the storage key on the server. */
  cvFile: text({ max: 300, missing: fault('cv-missing', faultWords.cvMissing) }),
  agreeToShare: z.literal(true, {
    error: fault('agreement-missing', faultWords.agreementMissing),
  }),
  firstName: text({ max: 100, missing: formatMissing('firstName') }),
  lastName: text({ max: 100, missing: formatMissing('lastName') }),
  phone: text({ max: 40, missing: formatMissing('phone'), format: phoneFormat }),
  cnic: text({ max: 20, missing: formatMissing('cnic'), format: cnicFormat }),
  email: optionalText({ max: 254, format: emailFormat }),
  jobTitle: optionalText({ max: 200 }),
  address: optionalText({ max: 500 }),
  city: optionalText({ max: 100 }),
  maritalStatus: optionalText({ max: 40 }),
  dateOfBirth: optionalText({ max: 10, format: dateFormat }),
  cnicExpiryDate: optionalText({ max: 10, format: dateFormat }),
  highestEducation: optionalText({ max: 200 }),
  universityInstitute: optionalText({ max: 200 }),
  passingYear: optionalNumber(yearFormat),
  technicalDiploma: optionalText({ max: 200 }),
  technicalInstitute: optionalText({ max: 200 }),
  technicalPassingYear: optionalNumber(yearFormat),
  totalExperience: optionalText({ max: 100 }),
  currentDesignation: optionalText({ max: 200 }),
  currentEmployer: optionalText({ max: 200 }),
  currentEmployerAddress: optionalText({ max: 500 }),
  employmentStartDate: optionalText({ max: 10, format: dateFormat }),
  presentSalary: optionalNumber(rupeesFormat),
  portfolioLink: optionalText({ max: 500, format: webAddressFormat }),
  responsibilities: optionalText({ max: 5000 }),
  relevantExperience: optionalText({ max: 5000 }),
  unemployedReasonLastSalary: optionalText({ max: 1000 }),
  expectedSalary: optionalNumber(rupeesFormat),
  noticePeriod: optionalText({ max: 100 }),
  additionalInfo: optionalText({ max: 5000 }),
  photoFile: optionalText({ max: 300 }),
  source: visitSource,
  language: visitorLanguage,
});

type Fields = z.output<typeof fields>;

/** Lists the blank required fields; empty unless the three checks before it passed. */
function listMissing(sent: Partial<Fields>): string[] {
  if (!sent.selectedEmploymentStatus || !sent.cvFile || sent.agreeToShare !== true) return [];
  return requiredFields.filter((name) => !sent[name]);
}

/** An error of the whole application, so it becomes the headline above the fields' errors. */
const isComplete = z.refine<Fields>((sent) => listMissing(sent).length === 0, {
  error: ({ input }) => {
    const names = listMissing(input as Fields);
    return fault('application-incomplete', faultWords.applicationIncomplete({ names }), { names });
  },
  when: hasFields,
});

/** Only the unemployed are asked for a reason and a last salary. */
const isUnemployed = (status: string | undefined): boolean =>
  status?.toLowerCase() === 'unemployed';

/** A job application as a visitor sends it: docs/spec/forms.md#job-application. */
export const jobApplicationInput = z.pipe(
  fields.check(isComplete),
  z.transform(({ unemployedReasonLastSalary, ...rest }: Fields) => ({
    ...rest,
    unemployedReasonLastSalary: isUnemployed(rest.selectedEmploymentStatus)
      ? unemployedReasonLastSalary
      : undefined,
  })),
);

/** The file fields with their rules. */
export const jobApplicationUploads = {
  cvFile: uploadRules.cv,
  photoFile: uploadRules.picture,
} as const;

/** The error shown for a response that is not JSON of the API, such as a proxy's. */
export const serverErrorText = (status: number, body: string) =>
  words.serverError.replace('{status}', String(status)).replace('{body}', () => body);

const { firstName, lastName, phone, email, cnic, address, city } = sharedLabels;

const statuses = {
  submitted: 'amber',
  reviewing: 'blue',
  shortlisted: 'violet',
  interviewed: 'teal',
  offered: 'pink',
  hired: 'green',
  rejected: 'red',
} as const;

/** The facts of docs/spec/request-types.md#job-applications. Sent as multipart forms with files. */
export const jobApplication = {
  slug: 'job-applications',
  permission: 'job-applications',
  paths: {
    submit: '/job-application/apply',
    records: '/job-application/admin/applications',
    stats: '/job-application/admin/stats',
  },
  input: jobApplicationInput,
  labels: {
    firstName,
    lastName,
    phone,
    email,
    cnic,
    cnicExpiryDate: words.cnicExpiryDate,
    dateOfBirth: words.dateOfBirth,
    maritalStatus: words.maritalStatus,
    address,
    city,
    highestEducation: words.highestEducation,
    universityInstitute: words.institute,
    passingYear: words.passingYear,
    technicalDiploma: words.technicalDiploma,
    technicalInstitute: words.technicalInstitute,
    technicalPassingYear: words.technicalPassingYear,
    jobTitle: words.jobTitle,
    selectedEmploymentStatus: words.employmentStatus,
    unemployedReasonLastSalary: words.unemployedReason,
    totalExperience: words.totalExperience,
    currentDesignation: words.currentDesignation,
    currentEmployer: words.currentEmployer,
    employmentStartDate: words.employmentStartDate,
    currentEmployerAddress: words.currentEmployerAddress,
    presentSalary: words.presentSalary,
    expectedSalary: words.expectedSalary,
    noticePeriod: words.noticePeriod,
    portfolioLink: words.portfolioLink,
    responsibilities: words.responsibilities,
    relevantExperience: words.relevantExperience,
    additionalInfo: words.additionalInfo,
    cvFile: words.cvFile,
    photoFile: words.photoFile,
    agreeToShare: words.applicantAgreement,
  },
  staffFields: z.object({
    assignedRecruiter: clearableText({ max: 200 }),
    interviewDate: clearableText({ max: 10, format: dateFormat }),
    interviewType: clearableText({ max: 100 }),
    notes: clearableText({ max: 5000 }),
  }),
  importedFields: z.object({}),
  agreements: ['agreeToShare'],
  corrected: ['firstName', 'lastName', 'phone', 'email', 'address', 'city', 'cnic'],
  statuses,
  openStatuses: ['submitted', 'reviewing', 'shortlisted', 'interviewed', 'offered'],
  duplicateStatus: 'rejected',
  duplicateDays: 14,
  completedStatuses: ['hired'],
  dealership: null,
  answeredInCity: null,
  appointment: null,
  responseMinutes: null,
  filters: ['jobTitle', 'city', 'selectedEmploymentStatus'],
  sorts: ['firstName', 'lastName', 'jobTitle', 'selectedEmploymentStatus', 'highestEducation'],
  named: ['firstName', 'lastName'],
  about: ['jobTitle'],
  counters: {
    totalApplications: 'all',
    newApplications: 'submitted',
    inReviewApplications: 'reviewing',
    shortlistedApplications: 'shortlisted',
  },
  recentCounter: 'recentApplications',
  tallies: {},
  texts: {
    submitted: words.jobApplicationSubmitted,
    submitFailed: words.jobApplicationFailed,
    title: 'Job Applications',
    subtitle: 'Manage job applications',
    noun: { one: 'job application', many: 'job applications' },
    empty: 'No job applications found',
    loadFailed: 'Failed to load job applications. Please check your connection and try again.',
    confirmDelete: 'Are you sure you want to delete this job application?',
  },
} as const satisfies LeadFacts<keyof typeof statuses, keyof z.output<typeof jobApplicationInput>>;
