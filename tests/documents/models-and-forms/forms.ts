import { failures, success } from '../public-site/forms.ts';
import type { PageRows, Row } from '../row.ts';

const required = (...labels: string[]): Row[] => labels.map((field) => ({ field, required: true }));
const optional = (...labels: string[]): Row[] =>
  labels.map((field) => ({ field, required: false }));
const on = (layout: 'phone' | 'desktop', ...rows: Row[]): Row[] =>
  rows.map((row) => ({ ...row, on: layout }));

const booking = {
  selectedVehicle: 'Haval H6 1.5',
  selectedColor: 'Burgundy',
  firstName: 'Sample',
  lastName: 'Buyer',
  phone: '0300 0000004',
  address: 'Sample street 4',
  city: 'Lahore',
  cnic: '12345-1234567-1',
  preferredDealership: 'HAVAL Mall Road, Mardan',
  typeOfBooking: 'Purchase Booking',
};
const bookingPath = '/api/vehicle-booking/book';
const calculatePath = '/api/price-calculator/calculate';

const bookingForm: readonly PageRows[] = [
  {
    page: '/book-now',
    rows: [
      { heading: 'Book Your Vehicle Today!' },
      { heading: 'Vehicle Selection' },
      { heading: 'Personal Details' },
      { heading: 'Preferences' },
      { heading: 'Price Calculator' },
      ...required(
        'Vehicle',
        'First name',
        'Last name',
        'Phone number',
        'Address',
        'City',
        'CNIC',
        'Preferred dealership',
      ),
      ...optional('Email', 'NTN number', 'City of delivery'),
      { field: 'Type of booking', options: ['Purchase Booking'] },
      { said: 'Colour' },
    ],
  },
  { page: '/book-now', data: 'none', rows: [{ part: 'No dealerships available', inFields: true }] },
  {
    page: '/book-now',
    data: 'unreadable',
    rows: [
      { part: 'No dealerships available', inFields: true },
      { part: 'Failed to fetch cars' },
      { part: 'Failed to fetch cities' },
    ],
  },
  ...Object.keys(booking)
    .filter((name) => name !== 'typeOfBooking')
    .map(
      (name): PageRows => ({
        page: '/book-now',
        sent: { ...booking, [name]: '' },
        status: 400,
        rows: [{ at: 'alert', has: [{ part: 'Please fill all required fields' }] }],
      }),
    ),
  {
    page: '/book-now',
    sent: booking,
    rows: [{ part: 'Vehicle booking submitted successfully' }],
  },
  {
    page: '/book-now?vehicle=tank-500-hev',
    only: 'browser',
    on: 'desktop',
    rows: [
      // The calculator has the vehicle of the address, and the first city.
      { field: 'Your vehicle', value: 'Tank 500 HEV' },
      { field: 'Your city', value: 'Karachi' },
      { like: /^PKR [\d,]+$/ },
      { part: 'price includes all taxes and shipping charges' },
      { answer: calculatePath, with: 'held' },
      { choose: 'Your city', option: 'Lahore' },
      { part: 'Calculating...' },
      { restore: true },
      { part: 'price includes all taxes and shipping charges' },
      { answer: calculatePath, with: { status: 500, body: { success: false } } },
      { choose: 'Your city', option: 'Multan' },
      // 43: the price box is hidden after a failure.
      { at: 'price calculator', has: [{ absent: 'PKR' }, { absent: 'price includes all taxes' }] },
    ],
  },
  {
    page: '/book-now',
    only: 'browser',
    rows: [
      // 43: and before a choice.
      { at: 'price calculator', has: [{ absent: 'PKR' }, { absent: 'price includes all taxes' }] },
      // 35: before a choice the page shows the H6 HEV.
      { at: 'main', has: [{ said: 'Haval H6 HEV' }] },
      { press: 'Submit Booking', in: 'main', on: 'desktop' },
      { press: 'Submit', in: 'main', on: 'phone' },
      { at: 'alert', has: [{ part: 'Please fill all required fields' }] },
      { choose: 'Vehicle', option: 'Haval H6 1.5' },
      { check: 'Burgundy' },
      { choose: 'Vehicle', option: 'Tank 500 HEV' },
      // Another vehicle clears the color.
      { at: 'form', has: [{ field: 'Basalt Grey', checked: false }] },
      { check: 'Basalt Grey' },
      { fill: 'First name', with: 'Sample' },
      { fill: 'Last name', with: 'Buyer' },
      { fill: 'Phone number', with: '0300 0000004' },
      { fill: 'Address', with: 'Sample street 4' },
      { fill: 'City', with: 'Lahore' },
      { fill: 'CNIC', with: '12345-1234567-1' },
      { choose: 'Preferred dealership', option: 'HAVAL Mall Road, Mardan' },
      ...failures(bookingPath, 'Submit Booking', 'Failed to submit vehicle booking', 'desktop'),
      ...failures(bookingPath, 'Submit', 'Failed to submit vehicle booking', 'phone'),
      ...success(
        bookingPath,
        'Submit Booking',
        'Submitting...',
        'Vehicle booking submitted successfully',
        'desktop',
      ),
      ...success(
        bookingPath,
        'Submit',
        'Submitting...',
        'Vehicle booking submitted successfully',
        'phone',
      ),
    ],
  },
];

const contactPath = '/api/contact/submit';

const contactForm: readonly PageRows[] = [
  {
    page: '/contact-us',
    rows: [
      { heading: 'Contact Us' },
      ...required('Phone number', 'Message'),
      ...optional('Email'),
      {
        field: 'Vehicle',
        options: [
          'Other Inquiry',
          'Haval H6',
          'Haval H6 HEV',
          'Haval H6 PHEV',
          'Haval Jolion',
          'Haval Jolion HEV',
          'ORA 03',
          'ORA 07',
          'TANK 500',
        ],
      },
      { field: 'You may also contact me with offers and news.', type: 'checkbox', checked: false },
    ],
  },
  ...(
    [
      [{ firstName: 'Sample', lastName: 'Asker' }, 'Phone number and message are required'],
      [{ fullName: 'Sample', phone: '0300 0000005' }, 'Phone number and message are required'],
      [{ phone: '0300 0000005', message: 'A question' }, 'Name is required'],
    ] as const
  ).map(
    ([sent, part]): PageRows => ({
      page: '/contact-us',
      sent,
      status: 400,
      rows: [{ at: 'alert', has: [{ part }] }],
    }),
  ),
  {
    page: '/contact-us',
    sent: { phone: '0300 0000005', message: 'A question', fullName: 'Sample Asker' },
    rows: [{ part: 'Contact form submitted successfully!' }],
  },
  {
    page: '/contact-us',
    only: 'browser',
    rows: [
      ...on(
        'desktop',
        ...['First name', 'Last name', 'Phone number', 'Email', 'Address', 'City', 'Subject'].map(
          (field): Row => ({ field }),
        ),
        { noField: 'Full name' },
      ),
      ...on(
        'phone',
        ...['Full name', 'Phone number', 'Address', 'City', 'Email', 'Message'].map(
          (field): Row => ({ field }),
        ),
        { noField: 'First name' },
        { noField: 'Last name' },
        { noField: 'Subject' },
      ),
      { field: 'Vehicle', value: 'Other Inquiry' },
      { press: 'Send message', in: 'main' },
      { at: 'alert', has: [{ part: 'Phone number and message are required' }] },
      { fill: 'Phone number', with: '0300 0000005' },
      { fill: 'Message', with: 'A question' },
      { press: 'Send message', in: 'main' },
      { at: 'alert', has: [{ part: 'Name is required' }] },
      ...on(
        'desktop',
        { fill: 'First name', with: 'Sample' },
        { fill: 'Last name', with: 'Asker' },
        { fill: 'Subject', with: 'A subject' },
      ),
      ...on('phone', { fill: 'Full name', with: 'Sample Asker' }),
      ...failures(contactPath, 'Send message', 'Failed to submit contact form'),
      ...success(
        contactPath,
        'Send message',
        'Sending...',
        'Contact form submitted successfully!',
        'desktop',
      ),
      ...success(
        contactPath,
        'Send message',
        'Submitting...',
        'Contact form submitted successfully!',
        'phone',
      ),
    ],
  },
];

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
      // 43: all eight service types are taken, whatever the car.
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
      // 43: always eight; what an electric car cannot need is marked.
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
      // 10: limits and types of files.
      { part: 'PDF, DOC or DOCX, up to 10 MB' },
      {
        field: 'Photo',
        required: false,
        type: 'file',
        attributes: { accept: '.jpg,.jpeg,.png,.gif,.webp,.avif,.bmp' },
      },
      { part: 'JPEG, PNG, GIF, WebP, AVIF or BMP, up to 15 MB' },
      // 31: an applicant without an email address is called.
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

/** The forms of document 'models and forms': booking with calculator, contact, service, job application. */
export const enquiryForms: readonly PageRows[] = [
  ...bookingForm,
  ...contactForm,
  ...serviceForm,
  ...applicationForm,
];
