import { describe, expect, it } from 'vitest';
import { acceptedInputs } from '#tests/factories.ts';
import { fieldErrors, headlineOf } from '../lead.ts';
import { readForm } from '../read-form.ts';
import { jobApplicationInput } from './job-application-input.ts';

const accepted = acceptedInputs['job-applications']?.() ?? {};
const refusalOf = (changes: object) => {
  const issues = jobApplicationInput.safeParse({ ...accepted, ...changes }).error?.issues ?? [];
  const errors = fieldErrors(issues);
  return { headline: headlineOf(issues) ?? errors[0]?.message, errors };
};

describe('what is missing is said in the documents’ order', () => {
  it('first the employment status, then the CV, then the agreement', () => {
    const none = { selectedEmploymentStatus: '', cvFile: '', agreeToShare: false, firstName: ' ' };
    expect(refusalOf(none).headline).toBe('Please select an employment status');
    const noCv = { ...none, selectedEmploymentStatus: 'Student' };
    expect(refusalOf(noCv).headline).toBe('Please upload your CV');
    const noAgreement = { ...noCv, cvFile: 'cv.pdf' };
    expect(refusalOf(noAgreement).headline).toBe(
      'Please accept the agreement to share your information',
    );
    expect(refusalOf({ ...noAgreement, agreeToShare: true }).headline).toBe(
      'Missing required fields: first name',
    );
  });

  it('the headline lists every required field that is blank, and each says so itself', () => {
    const { headline, errors } = refusalOf({
      firstName: '',
      lastName: undefined,
      phone: ' ',
      cnic: null,
      email: 'none',
    });
    expect(headline).toBe('Missing required fields: first name, last name, phone, CNIC');
    expect(errors).toEqual([
      { field: 'firstName', message: 'Required field first name cannot be empty' },
      { field: 'lastName', message: 'Required field last name cannot be empty' },
      { field: 'phone', message: 'Required field phone cannot be empty' },
      { field: 'cnic', message: 'Required field CNIC cannot be empty' },
      { field: 'email', message: 'Please enter a valid email address' },
    ]);
  });

  it('where nothing is missing, the first fault is the headline', () => {
    const { headline } = refusalOf({ phone: 'abc', passingYear: '95' });
    expect(headline).toBe('Please enter a valid phone number');
  });
});

it.each([
  ['passingYear', '95'],
  ['technicalPassingYear', '3001'],
  ['expectedSalary', 'a lot'],
  ['presentSalary', '-1'],
  ['dateOfBirth', '1995-02-29'],
  ['portfolioLink', 'javascript:alert(1)'],
  ['portfolioLink', 'www.portfolio.example'],
  ['portfolioLink', 'https:// portfolio.example'],
  ['portfolioLink', 'http:///x'],
])('%s is not taken as %j', (field, value) => {
  expect(refusalOf({ [field]: value }).errors.map((error) => error.field)).toEqual([field]);
});

it('why one is without work is kept of those who are', () => {
  const reasonOf = (selectedEmploymentStatus: string) =>
    jobApplicationInput.parse({ ...accepted, selectedEmploymentStatus }).unemployedReasonLastSalary;
  expect(reasonOf('unemployed')).toBe(accepted.unemployedReasonLastSalary);
  expect(reasonOf('Employed')).toBeUndefined();
});

it.each(['false', 'no', 'off', '0', ' ', 'False'])(
  'an agreement sent as %j is none',
  (agreeToShare) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ ...accepted, agreeToShare })) {
      form.set(name, String(value));
    }
    const { error } = jobApplicationInput.safeParse(readForm(jobApplicationInput, form));
    expect(fieldErrors(error?.issues ?? []).map(({ field }) => field)).toEqual(['agreeToShare']);
  },
);
