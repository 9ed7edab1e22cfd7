import { describe, expect, it } from 'vitest';
import { acceptedInputs } from '#tests/factories.ts';
import { fieldErrors, findHeadline } from '../input/issues.ts';
import { readForm } from '../input/read-form.ts';
import { jobApplicationInput } from './job-application.ts';

const accepted = acceptedInputs['job-applications']?.() ?? {};
const findErrors = (changes: object) => {
  const issues = jobApplicationInput.safeParse({ ...accepted, ...changes }).error?.issues ?? [];
  const errors = fieldErrors(issues);
  return { headline: findHeadline(issues) ?? errors[0]?.message, errors };
};

describe('missing fields are reported in the prescribed order', () => {
  it('first the employment status, then the CV, then the agreement, then the required fields', () => {
    const none = { selectedEmploymentStatus: '', cvFile: '', agreeToShare: false, firstName: ' ' };
    expect(findErrors(none).headline).toBe('Please select an employment status');
    const noCv = { ...none, selectedEmploymentStatus: 'Student' };
    expect(findErrors(noCv).headline).toBe('Please upload your CV');
    const noAgreement = { ...noCv, cvFile: 'cv.pdf' };
    expect(findErrors(noAgreement).headline).toBe(
      'Please accept the agreement to share your information',
    );
    expect(findErrors({ ...noAgreement, agreeToShare: true }).headline).toBe(
      'Missing required fields: first name',
    );
  });

  it('the headline lists every blank required field, and each has its own error', () => {
    const { headline, errors } = findErrors({
      firstName: '',
      lastName: undefined,
      phone: ' ',
      cnic: null,
    });
    expect(headline).toBe('Missing required fields: first name, last name, phone, CNIC');
    expect(errors).toMatchObject([
      { field: 'firstName', message: 'Required field first name cannot be empty' },
      { field: 'lastName', message: 'Required field last name cannot be empty' },
      { field: 'phone', message: 'Required field phone cannot be empty' },
      { field: 'cnic', message: 'Required field CNIC cannot be empty' },
    ]);
  });

  it.each([undefined, null, '', '  '])('an email that is %j is not missed', (email) => {
    expect(findErrors({ email })).toEqual({ headline: undefined, errors: [] });
    expect(jobApplicationInput.parse({ ...accepted, email }).email).toBeUndefined();
  });

  it('if no field is missing, the first error is the headline', () => {
    const { headline } = findErrors({ phone: 'abc', passingYear: '95' });
    expect(headline).toBe('Please enter a valid phone number');
  });
});

it.each([
  ['email', 'none'],
  ['passingYear', '95'],
  ['technicalPassingYear', '3001'],
  ['expectedSalary', 'a lot'],
  ['presentSalary', '-1'],
  ['dateOfBirth', '1995-02-29'],
  ['portfolioLink', 'javascript:alert(1)'],
  ['portfolioLink', 'www.portfolio.example'],
  ['portfolioLink', 'https:// portfolio.example'],
  ['portfolioLink', 'http:///x'],
])('%s: %j is rejected', (field, value) => {
  expect(findErrors({ [field]: value }).errors.map((error) => error.field)).toEqual([field]);
});

it('the reason for unemployment is dropped unless the applicant is unemployed', () => {
  const findReason = (selectedEmploymentStatus: string) =>
    jobApplicationInput.parse({ ...accepted, selectedEmploymentStatus }).unemployedReasonLastSalary;
  expect(findReason('unemployed')).toBe(accepted.unemployedReasonLastSalary);
  expect(findReason('Employed')).toBeUndefined();
});

it.each(['false', 'no', 'off', '0', ' ', 'False'])(
  'an agreement sent as %j is not given',
  (agreeToShare) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...accepted, agreeToShare })) {
      form.set(name, String(value));
    }
    const { error } = jobApplicationInput.safeParse(readForm(jobApplicationInput, form));
    expect(fieldErrors(error?.issues ?? []).map(({ field }) => field)).toEqual(['agreeToShare']);
  },
);
