import { failures, success } from '../form-steps.ts';
import type { PageRows, Row } from '../row.ts';

const license = 'I hold a valid driving license and agree to the terms and conditions.';
const responsibility = 'I take responsibility of any damage to vehicle during test drive.';

const drivePath = '/api/test-drive/book';
const dealerPath = '/api/dealer-application/apply';
const partsPath = '/api/parts/request';

const drive = {
  selectedVehicle: 'Haval H6',
  selectedDealership: 'HAVAL Mall Road, Mardan',
  ownsVehicle: 'yes',
  licenseAgreement: 'on',
  responsibilityAgreement: 'on',
  firstName: 'Sample',
  lastName: 'Visitor',
  phone: '0300 0000001',
};

const driveForm: readonly PageRows[] = [
  {
    page: '/test-drive',
    only: 'html',
    rows: [
      {
        field: 'Vehicle',
        required: true,
        options: [
          'Haval H6',
          'Haval H6 HEV',
          'Haval H6 PHEV',
          'Haval Jolion',
          'Haval Jolion HEV',
          'Ora 03',
          'Ora 07',
          'Tank 500',
        ],
      },
      { field: 'Dealership', required: true },
      { field: 'First name', required: true },
      { field: 'Last name', required: true },
      { field: 'Phone number', required: true },
      { field: 'Preferred date', required: false, type: 'date' },
      { field: 'Preferred time', required: false, type: 'time' },
      { choices: ['Yes', 'No'] },
      { field: license, required: true, type: 'checkbox' },
      { field: responsibility, required: true, type: 'checkbox' },
    ],
  },
  {
    page: '/test-drive',
    data: 'none',
    rows: [{ part: 'No dealerships available', inFields: true }],
  },
  {
    page: '/test-drive',
    data: 'unreadable',
    rows: [{ part: 'No dealerships available', inFields: true }],
  },
  ...(
    [
      [{}, 'Please select a vehicle'],
      [{ selectedVehicle: drive.selectedVehicle }, 'Please select a dealership'],
      [
        { selectedVehicle: drive.selectedVehicle, selectedDealership: drive.selectedDealership },
        'Please select if you own a vehicle',
      ],
      [{ ...drive, responsibilityAgreement: '' }, 'Please accept both agreements'],
      [{ ...drive, licenseAgreement: '' }, 'Please accept both agreements'],
      [{ ...drive, firstName: '' }, 'Please fill all required fields'],
    ] as const
  ).map(
    ([sent, message]): PageRows => ({
      page: '/test-drive',
      sent,
      status: 400,
      rows: [{ at: 'alert', has: [{ part: message }] }],
    }),
  ),
  {
    page: '/test-drive',
    sent: drive,
    rows: [{ part: 'Test drive booking submitted successfully' }],
  },
  {
    page: '/test-drive',
    only: 'browser',
    rows: [
      { text: license },
      { text: responsibility },
      { button: 'Book a Test Drive', disabled: true, on: 'phone' },
      { button: 'Book a Test Drive', disabled: false, on: 'desktop' },
      { press: 'Book a Test Drive', in: 'main', on: 'desktop' },
      { at: 'alert', has: [{ part: 'Please select a vehicle' }], on: 'desktop' },
      { choose: 'Vehicle', option: 'Haval H6' },
      { button: 'Book a Test Drive', disabled: false },
      { press: 'Book a Test Drive', in: 'main' },
      { at: 'alert', has: [{ part: 'Please select a dealership' }] },
      { choose: 'Dealership', option: 'HAVAL Mall Road, Mardan' },
      { press: 'Book a Test Drive', in: 'main' },
      { at: 'alert', has: [{ part: 'Please select if you own a vehicle' }] },
      { check: 'Yes' },
      { press: 'Book a Test Drive', in: 'main' },
      { at: 'alert', has: [{ part: 'Please accept both agreements' }] },
      { check: license },
      { check: responsibility },
      { press: 'Book a Test Drive', in: 'main' },
      { at: 'alert', has: [{ part: 'Please fill all required fields' }] },
      { field: 'Email', required: false },
      { fill: 'First name', with: 'Sample' },
      { fill: 'Last name', with: 'Visitor' },
      { fill: 'Phone number', with: '0300 0000001' },
      ...failures(drivePath, 'Book a Test Drive', 'Failed to submit test drive booking'),
      ...success(
        drivePath,
        'Book a Test Drive',
        'Submitting...',
        'Test drive booking submitted successfully',
      ),
    ],
  },
];

const dealerFields = {
  firstName: 'Sample',
  lastName: 'Partner',
  phone: '0300 0000002',
  address: 'Sample street 2',
  city: 'Lahore',
  cnic: '12345-1234567-1',
  location: 'Sample road',
  cityDealership: 'Lahore',
  province: 'Punjab',
};
const dealerChoices = {
  selectedPreferredDealership: 'Sales Dealership',
  selectedFacilityStatus: 'Land Available',
};

const dealerForm: readonly PageRows[] = [
  {
    page: '/become-a-dealer',
    rows: [
      { heading: 'Register Your Dealership' },
      { heading: 'Personal Information' },
      { heading: 'Dealership Information' },
      { heading: 'Location Details' },
      {
        field: 'Preferred dealership',
        required: true,
        options: [
          'Sales Dealership',
          'Service Center',
          'Full Dealership',
          'Authorized Parts Dealer',
        ],
      },
      {
        field: 'Facility status',
        required: true,
        options: ['Existing Facility', 'New Construction', 'Renovation Required', 'Land Available'],
      },
      ...[
        'First name',
        'Last name',
        'Phone number',
        'Address',
        'City',
        'CNIC',
        'Location',
        'City of the dealership',
        'Province',
      ].map((field): Row => ({ field, required: true })),
      ...[
        'Email',
        'NTN number',
        'Type of ownership',
        'Type of business',
        'Total years in business',
        'Proposed size',
        'Proposed location',
        'Proposed dimensions',
      ].map((field): Row => ({ field, required: false })),
      // The terms are a checkbox that is not enforced.
      {
        field:
          'I agree to the terms and to sharing this information for the review of my application.',
        type: 'checkbox',
        checked: false,
      },
    ],
  },
  {
    page: '/become-a-dealer',
    sent: dealerFields,
    status: 400,
    rows: [{ at: 'alert', has: [{ part: 'Please select a preferred dealership' }] }],
  },
  {
    page: '/become-a-dealer',
    sent: { ...dealerFields, selectedPreferredDealership: 'Sales Dealership' },
    status: 400,
    rows: [{ at: 'alert', has: [{ part: 'Please select a facility status' }] }],
  },
  {
    page: '/become-a-dealer',
    sent: { ...dealerFields, ...dealerChoices },
    rows: [{ part: 'Dealer application submitted successfully!' }],
  },
  {
    page: '/become-a-dealer',
    only: 'browser',
    on: 'desktop',
    rows: [
      { press: 'Submit application', in: 'main' },
      { at: 'alert', has: [{ part: 'Please select a preferred dealership' }] },
      { choose: 'Preferred dealership', option: 'Full Dealership' },
      { press: 'Submit application', in: 'main' },
      { at: 'alert', has: [{ part: 'Please select a facility status' }] },
      { choose: 'Facility status', option: 'Land Available' },
      { fill: 'First name', with: 'Sample' },
      { fill: 'Last name', with: 'Partner' },
      { fill: 'Phone number', with: '0300 0000002' },
      { fill: 'Address', with: 'Sample street 2' },
      { fill: 'City', with: 'Lahore' },
      { fill: 'CNIC', with: '12345-1234567-1' },
      { fill: 'Location', with: 'Sample road' },
      { fill: 'City of the dealership', with: 'Lahore' },
      { fill: 'Province', with: 'Punjab' },
      ...failures(dealerPath, 'Submit application', 'Failed to submit dealer application'),
      ...success(
        dealerPath,
        'Submit application',
        'Submitting...',
        'Dealer application submitted successfully!',
      ),
    ],
  },
];

const partsForm: readonly PageRows[] = [
  {
    page: '/parts-request',
    rows: [
      { heading: 'PARTS' },
      { heading: 'Request a Part' },
      { pictures: 1 },
      ...['First name', 'Last name', 'Phone number', 'City', 'VIN'].map(
        (field): Row => ({ field, required: true }),
      ),
      ...['Email', 'Mileage', 'Required part'].map((field): Row => ({ field, required: false })),
    ],
  },
  {
    page: '/parts-request',
    sent: { firstName: 'Sample' },
    status: 400,
    rows: [{ at: 'alert', has: [{ part: 'Please fill all required fields' }] }],
  },
  {
    page: '/parts-request',
    sent: {
      firstName: 'Sample',
      lastName: 'Driver',
      phone: '0300 0000003',
      city: 'Lahore',
      vinNumber: 'SAMPLE123',
    },
    rows: [{ part: 'Parts request created successfully' }],
  },
  {
    page: '/parts-request',
    only: 'browser',
    on: 'phone',
    rows: [
      { press: 'Send parts request', in: 'main' },
      { at: 'alert', has: [{ part: 'Please fill all required fields' }] },
      { fill: 'First name', with: 'Sample' },
      { fill: 'Last name', with: 'Driver' },
      { fill: 'Phone number', with: '0300 0000003' },
      { fill: 'City', with: 'Lahore' },
      { fill: 'VIN', with: 'SAMPLE123' },
      ...failures(partsPath, 'Send parts request', 'Failed to submit parts request'),
      ...success(
        partsPath,
        'Send parts request',
        'Submitting...',
        'Parts request created successfully',
      ),
    ],
  },
];

/** The forms of the public site: test drive, dealer application, parts request. */
export const publicForms: readonly PageRows[] = [...driveForm, ...dealerForm, ...partsForm];
