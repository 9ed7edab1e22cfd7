import type { PageRows } from '../row.ts';

const year = new Date().getFullYear();

/** What every page has: header, footer, legal pages, and the error screen. */
export const layoutPages: readonly PageRows[] = [
  {
    page: '/faq',
    only: 'html',
    rows: [
      {
        at: 'main menu',
        has: [
          { button: 'Find a Dealer' },
          { button: 'After Sales' },
          { button: 'News & Events' },
          { button: 'Contact' },
          { link: 'Models', to: '/models' },
          { link: 'Find a Dealer', to: '/find-a-dealer' },
          { link: 'Become a Dealer', to: '/become-a-dealer' },
          { link: 'After Sales', to: '/after-sales' },
          { link: 'Parts Request', to: '/parts-request' },
          { link: 'Warranty', to: '/warranty' },
          { link: 'FAQ', to: '/faq' },
          { link: 'News', to: '/news-and-events/news' },
          { link: 'Events', to: '/news-and-events/events' },
          { link: 'Media', to: '/news-and-events/media' },
          { link: 'Contact Us', to: '/contact-us' },
          { link: 'Careers', to: '/careers' },
        ],
      },
      {
        at: 'footer',
        has: [
          { field: 'Email address', type: 'email' },
          { button: 'Subscribe' },
          { heading: 'Quick Links' },
          { heading: 'Services' },
          { heading: 'Models' },
          { link: 'Haval H6', to: '/models/haval-h6' },
          { link: 'Haval H6 HEV', to: '/models/haval-h6-hev' },
          { link: 'Haval H6 PHEV', to: '/models/haval-h6-phev' },
          { link: 'Haval Jolion', to: '/models/haval-jolion' },
          { link: 'Haval Jolion HEV', to: '/models/haval-jolion-hev' },
          { link: 'Ora 03', to: '/models/ora-03' },
          { link: 'Ora 07', to: '/models/ora-07' },
          { link: 'Tank 500', to: '/models/tank-500' },
          { link: 'Privacy', to: '/privacy' },
          { link: 'Cookies', to: '/cookies' },
          // The copyright began in 2025.
          { part: `© 2025–${year}` },
          // An address that is set is shown.
          { link: 'support@cars.example', to: 'mailto:support@cars.example' },
        ],
      },
    ],
  },
  {
    page: '/faq',
    only: 'browser',
    rows: [
      { at: 'footer', has: [{ part: `© 2025–${year}` }, { button: 'Subscribe' }] },
      // The social links: one is set here.
      { at: 'footer', has: [{ heading: 'Social Media' }, { link: 'YouTube' }], on: 'desktop' },
      { button: 'Open menu', on: 'phone' },
      { press: 'Open menu', on: 'phone' },
      { at: 'dialog', has: [{ button: 'Find a Dealer' }, { button: 'Contact' }], on: 'phone' },
      // One group is expanded at a time.
      { press: 'After Sales', in: 'dialog', on: 'phone' },
      { at: 'dialog', has: [{ link: 'Parts Request' }], on: 'phone' },
      { press: 'Contact', in: 'dialog', on: 'phone' },
      {
        at: 'dialog',
        has: [{ link: 'Careers' }, { absent: 'Parts Request' }],
        on: 'phone',
      },
    ],
  },
  {
    page: '/models',
    only: 'browser',
    rows: [
      { noButton: 'Back to top' },
      { scroll: 'end' },
      { button: 'Back to top' },
      { link: /WhatsApp/, to: /^https:\/\/wa\.me\/923000000000/, newTab: true },
    ],
  },
  {
    // A page that has no message for this state.
    page: '/faq',
    only: 'browser',
    on: 'desktop',
    rows: [
      { answer: '.data', with: { status: 502, body: '<h1>Away</h1>' } },
      { follow: 'Contact Us', in: 'footer' },
      { heading: 'Unexpected Application Error!' },
      { part: '502' },
    ],
  },
  { page: '/privacy', only: 'html', rows: [{ heading: 'Privacy' }] },
  { page: '/cookies', only: 'html', rows: [{ heading: 'Cookies' }] },
  ...[
    'tech',
    'transmission',
    'charging',
    'comfort',
    'wheels',
    'safety',
    'app-control',
    'driving-modes',
    'steering',
    'ui',
  ].map((name): PageRows => ({ page: `/features/${name}`, only: 'html', rows: [{ pictures: 1 }] })),
  {
    page: '/about-us',
    rows: [
      { heading: 'Discover the brand' },
      { at: 'main', has: [{ heading: 'About the brand' }, { heading: 'About the distributor' }] },
    ],
  },
  {
    page: '/about-us/gwm',
    rows: [
      { text: 'Uncompromising' },
      { text: 'Driven to Succeed' },
      { text: 'Specialized' },
      { text: 'Designed for You' },
      { text: 'Dedication' },
      { text: 'Our Future is Sustainability' },
    ],
  },
  {
    page: '/about-us/sazgar',
    rows: [
      { text: '1991' },
      { text: '2004' },
      { text: '2018' },
      { text: '24,000' },
      { part: 'three-wheelers' },
      { part: 'over 25' },
    ],
  },
];
