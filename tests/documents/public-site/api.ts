import type { ApiRow } from '../row.ts';

const unknownId = '0199a000-0000-7000-8000-000000000000';

const drive = {
  selectedVehicle: 'Haval H6',
  selectedDealership: 'HAVAL Mall Road, Mardan',
  ownsVehicle: 'no',
  licenseAgreement: true,
  responsibilityAgreement: true,
  firstName: 'Sample',
  lastName: 'Visitor',
  email: 'visitor@mail.example',
  phone: '0300 0000001',
  preferredDate: '2099-05-04',
  preferredTime: '14:30',
};

const driveRows: readonly ApiRow[] = (
  [
    [{ selectedVehicle: '' }, 'Please select a vehicle'],
    [{ selectedDealership: '' }, 'Please select a dealership'],
    [{ ownsVehicle: '' }, 'Please select if you own a vehicle'],
    [{ licenseAgreement: false }, 'Please accept both agreements'],
    [{ responsibilityAgreement: false }, 'Please accept both agreements'],
    // After these, the names and the phone number.
    [{ firstName: ' ' }, 'Please fill all required fields'],
    [{ lastName: '' }, 'Please fill all required fields'],
    [{ phone: '' }, 'Please fill all required fields'],
  ] as const
).map(([fields, message]) => ({
  call: 'POST /test-drive/book',
  with: { ...drive, ...fields },
  status: 400,
  message,
}));

const orderRows: readonly ApiRow[] = [
  { call: 'POST /test-drive/book', with: {}, status: 400, message: 'Please select a vehicle' },
  {
    call: 'POST /test-drive/book',
    with: { selectedVehicle: 'Haval H6' },
    status: 400,
    message: 'Please select a dealership',
  },
  // A day in the past.
  {
    call: 'POST /test-drive/book',
    with: { ...drive, preferredDate: '2020-01-01' },
    status: 400,
    fields: ['preferredDate'],
  },
  {
    call: 'POST /test-drive/book',
    with: { ...drive, phone: '123' },
    status: 400,
    fields: ['phone'],
  },
  {
    call: 'POST /test-drive/book',
    with: { ...drive, email: 'nobody' },
    status: 400,
    fields: ['email'],
  },
  {
    call: 'POST /test-drive/book',
    with: drive,
    status: 201,
    message: 'Test drive booking submitted successfully',
  },
];

const application = {
  selectedFacilityStatus: 'Land Available',
  selectedPreferredDealership: 'Full Dealership',
  firstName: 'Sample',
  lastName: 'Partner',
  phone: '0300 0000002',
  address: 'Sample street 2',
  city: 'Lahore',
  cnic: '1234512345671',
  location: 'Sample road',
  cityDealership: 'Lahore',
  province: 'Punjab',
};

const applicationRows: readonly ApiRow[] = [
  {
    call: 'POST /dealer-application/apply',
    with: {},
    status: 400,
    message: 'Please select a preferred dealership',
  },
  {
    call: 'POST /dealer-application/apply',
    with: { ...application, selectedFacilityStatus: '' },
    status: 400,
    message: 'Please select a facility status',
  },
  ...[
    'firstName',
    'lastName',
    'phone',
    'address',
    'city',
    'cnic',
    'location',
    'cityDealership',
    'province',
  ].map(
    (name): ApiRow => ({
      call: 'POST /dealer-application/apply',
      with: { ...application, [name]: '' },
      status: 400,
      message: 'Please fill all required fields',
    }),
  ),
  // The terms are not enforced, and neither is the email address.
  {
    call: 'POST /dealer-application/apply',
    with: application,
    status: 201,
    message: 'Dealer application submitted successfully!',
  },
];

const part = {
  firstName: 'Sample',
  lastName: 'Driver',
  phone: '0300 0000003',
  city: 'Lahore',
  vinNumber: 'sample123',
};

const partRows: readonly ApiRow[] = [
  ...Object.keys(part).map(
    (name): ApiRow => ({
      call: 'POST /parts/request',
      with: { ...part, [name]: '' },
      status: 400,
      message: 'Please fill all required fields',
    }),
  ),
  {
    call: 'POST /parts/request',
    with: part,
    status: 201,
    message: 'Parts request created successfully',
  },
  // A VIN of 17 characters has no I, O or Q.
  {
    call: 'POST /parts/request',
    with: { ...part, vinNumber: 'LGWEF4A5IOQ123456' },
    status: 400,
    fields: ['vinNumber'],
  },
];

const reader = { firstName: 'Sample', lastName: 'Reader', email: 'reader@mail.example' };

const newsletterRows: readonly ApiRow[] = [
  ...Object.keys(reader).map(
    (name): ApiRow => ({
      call: 'POST /newsletter/popup-subscribe',
      with: { ...reader, [name]: '  ' },
      status: 400,
      message: 'Please fill in all required fields',
    }),
  ),
  {
    call: 'POST /newsletter/popup-subscribe',
    with: reader,
    status: 200,
    message: 'Thank you for subscribing!',
  },
  {
    call: 'POST /newsletter/subscribe',
    with: { email: 'other.reader@mail.example' },
    status: 200,
    message: 'Successfully subscribed to newsletter!',
  },
  { call: 'POST /newsletter/subscribe', with: { email: '' }, status: 400, fields: ['email'] },
];

const published = ['_id', 'title', 'content', 'createdAt'];
const media = ['mediaType', 'mediaUrl', 'mediaFiles'];

const reads: readonly ApiRow[] = [
  {
    call: 'GET /price-calculator/cars?limit=100&isActive=true',
    status: 200,
    keys: ['name', 'basePrice'],
    holds: { pagination: { page: 1, limit: 100 } },
  },
  {
    call: 'GET /dealers?page=1&limit=100&isActive=true',
    status: 200,
    keys: ['_id', 'name', 'city', 'address', 'email', 'phone', 'lat', 'lng', 'isActive'],
    holds: { pagination: { page: 1, limit: 100 } },
  },
  // The nearest first, with the distance.
  {
    call: 'GET /dealers?lat=24.8607&lng=67.0011&maxDistance=50',
    status: 200,
    keys: ['distance'],
    holds: { data: [{ city: 'Karachi' }, { city: 'Karachi' }, { city: 'Karachi' }] },
  },
  { call: 'GET /dealers?lat=91&lng=67', status: 400 },
  { call: 'GET /dealers?lat=24&lng=181', status: 400 },
  {
    call: 'GET /news/public?page=1&limit=50&status=active&sortBy=createdAt&sortOrder=desc',
    status: 200,
    keys: [...published, 'imageUrl', 'type', 'status'],
    keep: { article: 'data.0._id' },
  },
  { call: 'GET /news/public/{article}', status: 200, keys: published },
  { call: `GET /news/public/${unknownId}`, status: 404 },
  // A malformed id is not found.
  { call: 'GET /news/public/abc', status: 404 },
  { call: 'GET /events/public/abc', status: 404 },
  { call: 'GET /media/public/abc', status: 404 },
  {
    call: 'GET /events/public?page=1&limit=50&status=active&sortBy=eventDate&sortOrder=desc',
    status: 200,
    keys: ['_id', 'title', 'content', 'eventDate', ...media],
  },
  {
    call: 'GET /media/public?page=1&limit=50&status=active&sortBy=createdAt&sortOrder=desc',
    status: 200,
    keys: [...published, ...media, 'status'],
  },
  // Limits and sort keys.
  { call: 'GET /news/public?limit=101', status: 400 },
  { call: 'GET /news/public?limit=0', status: 400 },
  { call: 'GET /news/public?sortBy=secret', status: 400 },
  { call: 'GET /dealers', status: 200, holds: { pagination: { page: 1, limit: 100 } } },
  { call: 'GET /dealers?status=inactive&isActive=false', status: 200, keys: ['isActive'] },
  // Without a session, a visitor changes and sees nothing of staff's.
  { call: 'POST /dealers', with: {}, status: 401 },
  { call: `PUT /dealers/${unknownId}`, with: {}, status: 401 },
  { call: `DELETE /dealers/${unknownId}`, status: 401 },
  { call: 'GET /dealers/stats', status: 401 },
  // A request that is sent again with its key is stored once; another body with this key is a conflict.
  {
    call: 'POST /parts/request',
    with: part,
    headers: { 'idempotency-key': 'the-same-key' },
    status: 201,
    keep: { request: 'data.reference' },
  },
  {
    call: 'POST /parts/request',
    with: part,
    headers: { 'idempotency-key': 'the-same-key' },
    status: 201,
    message: 'Parts request created successfully',
  },
  {
    call: 'POST /parts/request',
    with: { ...part, city: 'Multan' },
    headers: { 'idempotency-key': 'the-same-key' },
    status: 409,
  },
];

/** The calls of the public site. */
export const publicApi: readonly ApiRow[] = [
  ...driveRows,
  ...orderRows,
  ...applicationRows,
  ...partRows,
  ...newsletterRows,
  ...reads,
];
