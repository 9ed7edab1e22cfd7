import { failures, success } from '../form-steps.ts';
import type { PageRows } from '../row.ts';
import { optional, required } from './fields.ts';

const servicePath = '/api/service/schedule';
const serviceTypes = [
  'Regular Maintenance',
  'Oil Change',
  'Brake Service',
  'Tire Rotation',
  'Engine Tune-up',
  'Electrical System',
  'Air Conditioning',
  'Other',
];
const vehicles = [
  'Haval H6',
  'Haval H6 HEV',
  'Haval H6 PHEV',
  'Haval Jolion',
  'Haval Jolion HEV',
  'Ora 03',
  'Ora 07',
  'Tank 500',
];

const serviceForm: readonly PageRows[] = [
  {
    page: '/book-service',
    rows: [
      { heading: 'Book a Service' },
      { field: 'Vehicle', required: true, options: vehicles },
      { field: 'Service type', required: true, options: serviceTypes },
      { field: 'Service date', required: true, type: 'date' },
      ...required('First name', 'Last name', 'Phone number', 'City'),
      ...optional('Email', 'VIN', 'Odometer', 'Additional notes'),
    ],
  },
  {
    page: '/book-service',
    sent: { selectedVehicle: 'Ora 03' },
    status: 400,
    rows: [{ at: 'alert', has: [{ part: 'Please fill all required fields' }] }],
  },
  {
    page: '/book-service',
    sent: {
      selectedVehicle: 'Ora 03',
      // All eight service types are taken, whatever the car.
      selectedServiceType: 'Oil Change',
      firstName: 'Sample',
      lastName: 'Owner',
      phone: '0300 0000006',
      city: 'Lahore',
      serviceDate: '2099-05-04',
    },
    rows: [{ part: 'Service appointment submitted successfully' }],
  },
  {
    page: '/book-service',
    only: 'browser',
    on: 'phone',
    rows: [
      { field: 'Service type', options: serviceTypes },
      { press: 'Book a Service', in: 'main' },
      { at: 'alert', has: [{ part: 'Please fill all required fields' }] },
      { choose: 'Vehicle', option: 'Ora 03' },
      // Always eight; what an electric car cannot need is marked.
      { field: 'Service type', optionsBegin: serviceTypes },
      { choose: 'Service type', option: 'Other' },
      { fill: 'Service date', with: '2099-05-04' },
      { fill: 'First name', with: 'Sample' },
      { fill: 'Last name', with: 'Owner' },
      { fill: 'Phone number', with: '0300 0000006' },
      { fill: 'City', with: 'Lahore' },
      ...failures(servicePath, 'Book a Service', 'Failed to submit service appointment'),
      ...success(
        servicePath,
        'Book a Service',
        'Submitting...',
        'Service appointment submitted successfully',
      ),
    ],
  },
];

const applicationPath = '/api/job-application/apply';
const agreement = 'I agree to share this information for the review of my application.';

const applicationForm: readonly PageRows[] = [
  {
    page: '/careers/apply?job=Sales%20Executive',
    rows: [
      { heading: 'Personal Information' },
      { heading: 'Education' },
      { heading: 'Professional Information' },
      { heading: 'CV and Photo' },
      ...required('First name', 'Last name', 'Phone number', 'CNIC'),
      {
        field: 'Employment status',
        required: true,
        options: ['Employed', 'Unemployed', 'Student', 'Freelancer', 'Self-employed'],
      },
      { field: 'Marital status', required: false, options: ['Married', 'Unmarried'] },
      {
        field: 'CV',
        required: true,
        type: 'file',
        attributes: { accept: '.pdf,.doc,.docx' },
      },
      // Limits and types of files.
      { part: 'PDF, DOC or DOCX, up to 10 MB' },
      {
        field: 'Photo',
        required: false,
        type: 'file',
        attributes: { accept: '.jpg,.jpeg,.jpe,.jfif,.png,.gif,.webp,.avif,.bmp' },
      },
      { part: 'JPEG, PNG, GIF, WebP, AVIF or BMP, up to 15 MB' },
      // An applicant without an email address is called.
      ...optional('Email', 'Address', 'City', 'Date of birth', 'CNIC expiry date'),
      ...optional(
        'Highest education',
        'University or institute',
        'Passing year',
        'Technical diploma',
        'Technical institute',
        'Total experience',
        'Current designation',
        'Current employer',
        'Employment start date',
        'Present salary',
        'Expected salary',
        'Notice period',
        'Relevant experience',
        'Additional information',
      ),
      { field: 'Portfolio link', required: false, type: 'url' },
      { field: agreement, required: true, type: 'checkbox' },
      { button: 'Submit Application' },
    ],
  },
  {
    page: '/careers/apply',
    only: 'browser',
    on: 'desktop',
    rows: [
      { press: 'Submit Application', in: 'main' },
      { at: 'alert', has: [{ part: 'Please select an employment status' }] },
      { noField: 'Reason for unemployment and last salary' },
      { choose: 'Employment status', option: 'Unemployed' },
      { field: 'Reason for unemployment and last salary', required: false },
      { choose: 'Employment status', option: 'Employed' },
      { press: 'Submit Application', in: 'main' },
      { at: 'alert', has: [{ part: 'Please upload your CV' }] },
      { upload: 'CV', file: 'cv.pdf' },
      { press: 'Submit Application', in: 'main' },
      { at: 'alert', has: [{ part: 'Please accept the agreement to share your information' }] },
      { check: agreement },
      { press: 'Submit Application', in: 'main' },
      { at: 'alert', has: [{ like: /^Missing required fields: / }] },
      { at: 'main', has: [{ like: /^Required field first name cannot be empty$/ }] },
      { at: 'main', has: [{ like: /^Required field CNIC cannot be empty$/ }] },
      { fill: 'First name', with: 'Sample' },
      { fill: 'Last name', with: 'Applicant' },
      { fill: 'Phone number', with: '0300 0000007' },
      { fill: 'CNIC', with: '12345-1234567-1' },
      {
        answer: applicationPath,
        with: { status: 502, body: 'Bad gateway' },
      },
      { press: 'Submit Application', in: 'main' },
      { at: 'alert', has: [{ part: 'Server error: 502 - Bad gateway' }] },
      ...failures(applicationPath, 'Submit Application', 'Failed to submit job application'),
      { restore: true },
      { press: 'Submit Application', in: 'main' },
      { at: 'status', has: [{ part: 'Job application submitted successfully!' }] },
    ],
  },
];

/** The service form and the job application. */
export const applicationForms: readonly PageRows[] = [...serviceForm, ...applicationForm];
