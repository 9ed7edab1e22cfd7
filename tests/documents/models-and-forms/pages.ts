import type { PageRows, Row } from '../row.ts';

const categories = [
  'View All',
  'Aftersales',
  'Sales',
  'Customer Care',
  'SUVs',
  'EVs',
  'Warranty',
  'Other',
];

/** FAQ, warranty and careers. */
export const otherPages: readonly PageRows[] = [
  {
    page: '/faq',
    rows: [
      { choices: categories },
      { part: 'Every 5,000 to 10,000 km.' },
      { link: 'Book Service Now', to: '/book-service' },
    ],
  },
  {
    page: '/faq',
    only: 'browser',
    rows: [
      { each: 'question', count: 8, has: [] },
      { press: 'What does a vehicle cost in my city?', in: 'main' },
      { link: 'Open the price calculator' },
      // One question is open at a time.
      { absent: 'Every 5,000 to 10,000 km.' },
      { press: 'What does a vehicle cost in my city?', in: 'main' },
      { absent: 'Open the price calculator' },
      { press: 'How often does my car need a service?', in: 'main' },
      { link: 'Book Service Now' },
      { press: 'Aftersales', in: 'main' },
      { each: 'question', count: 2, has: [] },
      // A change of category closes it.
      { absent: 'Every 5,000 to 10,000 km.' },
    ],
  },
  {
    page: '/warranty',
    rows: [
      { pictures: 1 },
      ...['H6', 'Jolion', 'Tank', 'Ora'].map(
        (line): Row => ({
          link: new RegExp(`^${line}warrantydetails`),
          to: `/documents/warranty-${line.toLowerCase()}.pdf`,
        }),
      ),
      { part: '6 years or 150,000 km' },
      { part: 'whichever comes first' },
      { part: '10 years or 1,000,000 km' },
      { heading: 'HEV battery, motor and controller' },
      { part: '8 years or 160,000 km' },
    ],
  },
  {
    page: '/warranty',
    only: 'browser',
    rows: [
      { click: 'H6 warranty details' },
      // The button leads to a PDF, and says so.
      { at: 'alert', has: [{ like: /H6.*PDF/ }] },
    ],
  },
  {
    page: '/careers',
    rows: [
      { heading: 'Careers' },
      { link: 'View All', to: '/careers' },
      { like: /^\d+ Jobs$/ },
      {
        each: 'opening',
        has: [
          { heading: /./ },
          { link: 'Apply', to: /^\/careers\/apply\?job=[A-Za-z%20]+$/ },
          { like: /^(Karachi|Lahore|Islamabad|Rawalpindi|Faisalabad|Multan)$/ },
          { like: /^(Full-time|Part-time|Contract|Internship)$/ },
        ],
      },
    ],
  },
  {
    page: '/careers',
    data: 'none',
    rows: [{ text: 'No job openings available at the moment. Please check back later.' }],
  },
  {
    page: '/careers',
    data: 'unreadable',
    rows: [
      { at: 'alert', has: [{ part: 'Failed to load job openings. Please try again later.' }] },
      { control: 'Try Again' },
    ],
  },
  {
    page: '/careers',
    only: 'browser',
    rows: [
      { follow: 'Sales Executive', in: 'main' },
      { at: 'dialog', has: [{ heading: /^SalesExecutive/ }, { button: 'Close' }] },
      { press: 'Close', in: 'dialog' },
      { no: 'dialog' },
      { answer: '.data', with: 'held' },
      { follow: 'Finance', in: 'main' },
      { text: 'Loading job openings...' },
      { restore: true },
      { like: /^1 Jobs?$/ },
      { answer: '.data', with: { status: 503, body: '<h1>Away</h1>' } },
      { follow: 'Marketing', in: 'main' },
      { at: 'alert', has: [{ part: 'Failed to load job openings. Please try again later.' }] },
      { control: 'Try Again' },
    ],
  },
];
