import { failures, success } from '../form-steps.ts';
import type { PageRows, Row } from '../row.ts';
import { optional, required } from './fields.ts';

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
      // The price box is hidden after a failure.
      { at: 'price calculator', has: [{ absent: 'PKR' }, { absent: 'price includes all taxes' }] },
    ],
  },
  {
    page: '/book-now',
    only: 'browser',
    rows: [
      // And before a choice.
      { at: 'price calculator', has: [{ absent: 'PKR' }, { absent: 'price includes all taxes' }] },
      // Before a choice the page shows the H6 HEV.
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

/** The booking form with the price calculator, and the contact form. */
export const enquiryForms: readonly PageRows[] = [...bookingForm, ...contactForm];
