import type { ApiRow } from '../row.ts';

const booking = {
  selectedVehicle: 'Haval H6 1.5',
  selectedColor: 'Burgundy',
  firstName: 'Sample',
  lastName: 'Buyer',
  phone: '0300 0000004',
  address: 'Sample street 4',
  city: 'Lahore',
  cnic: '1234512345671',
  preferredDealership: 'HAVAL Mall Road, Mardan',
  typeOfBooking: 'Purchase Booking',
};

const bookingRows: readonly ApiRow[] = [
  ...Object.keys(booking).flatMap((name): ApiRow[] =>
    // The type of booking has a default.
    name === 'typeOfBooking'
      ? []
      : [
          {
            call: 'POST /vehicle-booking/book',
            with: { ...booking, [name]: '' },
            status: 400,
            message: 'Please fill all required fields',
          },
        ],
  ),
  {
    call: 'POST /vehicle-booking/book',
    with: { ...booking, typeOfBooking: 'Lease' },
    status: 400,
    fields: ['typeOfBooking'],
  },
  {
    call: 'POST /vehicle-booking/book',
    with: booking,
    status: 201,
    message: 'Vehicle booking submitted successfully',
  },
];

const contact = { phone: '0300 0000005', message: 'A question', fullName: 'Sample Asker' };

const contactRows: readonly ApiRow[] = [
  {
    call: 'POST /contact/submit',
    with: { ...contact, phone: '' },
    status: 400,
    message: 'Phone number and message are required',
  },
  {
    call: 'POST /contact/submit',
    with: { ...contact, message: '  ' },
    status: 400,
    message: 'Phone number and message are required',
  },
  {
    call: 'POST /contact/submit',
    with: { ...contact, fullName: '' },
    status: 400,
    message: 'Name is required',
  },
  {
    call: 'POST /contact/submit',
    with: contact,
    status: 201,
    message: 'Contact form submitted successfully!',
  },
  {
    call: 'POST /contact/submit',
    with: { phone: '0300 0000005', message: 'More', firstName: 'Sample', lastName: 'Caller' },
    status: 201,
    message: 'Contact form submitted successfully!',
  },
];

const service = {
  selectedVehicle: 'Ora 03',
  firstName: 'Sample',
  lastName: 'Owner',
  phone: '0300 0000006',
  city: 'Lahore',
  selectedServiceType: 'Engine Tune-up',
  serviceDate: '2099-05-04',
};

const serviceRows: readonly ApiRow[] = [
  ...Object.keys(service).map(
    (name): ApiRow => ({
      call: 'POST /service/schedule',
      with: { ...service, [name]: '' },
      status: 400,
      message: 'Please fill all required fields',
    }),
  ),
  {
    call: 'POST /service/schedule',
    with: { ...service, serviceDate: '2020-01-01' },
    status: 400,
    fields: ['serviceDate'],
  },
  {
    call: 'POST /service/schedule',
    // A number with separators.
    with: { ...service, odometer: '45,000' },
    status: 201,
    message: 'Service appointment submitted successfully',
  },
];

const cv = { file: 'cv.pdf' };
const application = {
  selectedEmploymentStatus: 'Employed',
  firstName: 'Sample',
  lastName: 'Applicant',
  phone: '0300 0000007',
  cnic: '1234512345671',
  agreeToShare: 'true',
  cvFile: cv,
};
const { cvFile: _cv, ...withoutCv } = application;
const megabyte = 1024 * 1024;

const applicationRows: readonly ApiRow[] = (
  [
    [{ ...application, selectedEmploymentStatus: '' }, 'Please select an employment status'],
    [withoutCv, 'Please upload your CV'],
    [
      { ...application, agreeToShare: 'false' },
      'Please accept the agreement to share your information',
    ],
    [{ ...application, firstName: '' }, 'Missing required fields: first name'],
    [{ ...application, lastName: '', cnic: '' }, 'Missing required fields: last name, CNIC'],
  ] as const
).map(([fields, message]) => ({
  call: 'POST /job-application/apply',
  multipart: true,
  with: fields,
  status: 400,
  message,
}));

const fileRows: readonly ApiRow[] = [
  // What a CV is, and how large.
  {
    call: 'POST /job-application/apply',
    multipart: true,
    with: { ...application, cvFile: { file: 'cv.txt', text: 'A life' } },
    status: 415,
  },
  {
    call: 'POST /job-application/apply',
    multipart: true,
    with: { ...application, cvFile: { file: 'cv.pdf', text: 'A life' } },
    status: 415,
  },
  {
    call: 'POST /job-application/apply',
    multipart: true,
    with: { ...application, cvFile: { file: 'cv.pdf', bytes: 10 * megabyte } },
    status: 413,
  },
  {
    call: 'POST /job-application/apply',
    multipart: true,
    with: { ...application, photoFile: { file: 'photo.svg', text: '<svg/>' } },
    status: 415,
  },
  {
    call: 'POST /job-application/apply',
    multipart: true,
    with: { ...application, photoFile: { file: 'photo.png', bytes: 15 * megabyte } },
    status: 413,
  },
  {
    call: 'POST /job-application/apply',
    multipart: true,
    with: { ...application, expectedSalary: '120,000', photoFile: { file: 'photo.png' } },
    status: 201,
    message: 'Job application submitted successfully!',
  },
];

const reads: readonly ApiRow[] = [
  {
    call: 'GET /price-calculator/cars',
    status: 200,
    keys: ['_id', 'vehicleId', 'name', 'basePrice', 'imageUrl'],
    keep: { car: 'data.0._id' },
  },
  ...[
    'haval-h6-1.5',
    'haval-h6-2.0',
    'haval-h6-hev',
    'haval-h6-phev',
    'haval-jolion',
    'haval-jolion-hev',
    'tank-500-hev',
    'ora-03',
    'ora-07-fwd',
    'ora-07-awd',
  ].map(
    (vehicleId): ApiRow => ({
      call: 'GET /price-calculator/cars',
      status: 200,
      among: { vehicleId },
    }),
  ),
  {
    call: 'GET /price-calculator/cities',
    status: 200,
    keys: ['_id', 'name', 'priceAdjustment', 'province', 'isActive'],
    keep: { city: 'data.0._id' },
  },
  {
    call: 'POST /price-calculator/calculate',
    with: { carId: '{car}', cityId: '{city}', saveCalculation: false },
    status: 200,
    keys: ['car', 'city', 'pricing'],
    holds: { data: { pricing: {} } },
  },
  { call: 'POST /price-calculator/calculate', with: { carId: '{car}' }, status: 400 },
  { call: 'GET /price-calculator/stats', status: 401 },
  { call: 'POST /price-calculator/cars', with: {}, status: 401 },
  { call: 'POST /price-calculator/cities', with: {}, status: 401 },
  {
    call: 'GET /jobs/public',
    status: 200,
    keys: [
      '_id',
      'title',
      'description',
      'category',
      'type',
      'location',
      'jobLocation',
      'purpose',
      'qualification',
      'experienceMin',
      'experienceMax',
      'gender',
      'ageMax',
      'division',
      'reportsTo',
      'salaryRange',
      'crmRequired',
      'erpKnowledge',
      'responsibilities',
      'requirements',
      'skills',
      'imageUrl',
      'documentUrl',
      'mapUrl',
      'createdAt',
    ],
  },
  {
    call: 'GET /jobs/public?category=Sales',
    status: 200,
    holds: { data: [{ category: 'Sales' }] },
  },
  // The categories that have an opening.
  {
    call: 'GET /jobs/categories',
    status: 200,
    holds: { data: ['Engineering', 'Finance', 'Marketing', 'Operations', 'Sales'] },
  },
  { call: 'GET /jobs/categories', data: 'none', status: 200, holds: { data: [] } },
];

/** The calls of the model pages and forms. */
export const formsApi: readonly ApiRow[] = [
  ...bookingRows,
  ...contactRows,
  ...serviceRows,
  ...applicationRows,
  ...fileRows,
  ...reads,
];
