import type { PageRows } from '../row.ts';

const intervals = ['5,000', '10,000', '20,000', '30,000', '40,000', '50,000', '60,000'];
const always = (action: string) => intervals.map(() => action);

/** Dealer locator and after-sales. */
export const publicPages: readonly PageRows[] = [
  {
    page: '/find-a-dealer',
    rows: [
      {
        field: 'Your city or postcode',
        attributes: { placeholder: 'Your city or postcode' },
      },
      { button: 'Search' },
      {
        each: 'dealer card',
        has: [
          { heading: /./ },
          {
            like: /^(Abbottabad|Bahawalpur|Dera Ghazi Khan|Faisalabad|Gujranwala|Gujrat|Hyderabad|Islamabad|Jhelum|Karachi|Lahore|Mardan|Mirpur|Multan|Peshawar|Quetta|Rahim Yar Khan|Rawalpindi|Sahiwal|Sargodha|Sialkot|Sukkur)$/,
          },
          { like: /^Sample address, / },
          { like: /^[^\s@]+@[^\s@.]+\.[^\s@]+$/ },
          { like: /^\+?[\d ]{7,}$/ },
          { link: 'Book a test drive', to: /^\/test-drive\?dealer=/ },
          { link: 'Get Directions', to: /maps\/search\/.*query=-?\d/, newTab: true },
        ],
      },
    ],
  },
  {
    page: '/find-a-dealer',
    only: 'browser',
    location: { lat: 24.8607, lng: 67.0011 },
    rows: [
      { box: 'site header', height: 59 },
      { box: 'map', width: 740, height: 688, on: 'desktop' },
      { box: 'dealer list', maxHeight: 600, on: 'desktop' },
      { box: 'map', height: 400, on: 'phone' },
      { press: 'Use my location', in: 'main' },
      { button: 'Location enabled' },
      { located: { enableHighAccuracy: true, timeout: 10_000, maximumAge: 300_000 } },
      // The nearest first, in km with one decimal, in metres below one.
      { each: 'dealer card', has: [{ like: /^(\d{1,3} m|\d+\.\d km)$/ }] },
      { link: 'Get Directions', to: /\/maps\/dir\/.*origin=24\.8607%2C67\.0011/, newTab: true },
      { fill: 'Your city or postcode', with: '  LAHORE ' },
      { press: 'Search', in: 'main' },
      { each: 'dealer card', count: 3, has: [{ part: 'Lahore' }] },
    ],
  },
  {
    page: '/find-a-dealer',
    only: 'browser',
    clock: 'paused',
    location: 'denied',
    rows: [
      { press: 'Use my location', in: 'main' },
      { button: 'Location denied' },
      // It is back after 3 s.
      { pass: 2_500 },
      { button: 'Location denied' },
      { pass: 1_000 },
      { button: 'Use my location' },
    ],
  },
  {
    page: '/find-a-dealer',
    only: 'browser',
    on: 'desktop',
    location: 'held',
    rows: [
      { press: 'Use my location', in: 'main' },
      { button: 'Getting location...', disabled: true },
    ],
  },
  {
    page: '/find-a-dealer',
    only: 'browser',
    on: 'phone',
    location: 'missing',
    rows: [
      { press: 'Use my location', in: 'main' },
      { at: 'alert', has: [{ part: 'Geolocation is not supported by this browser.' }] },
    ],
  },
  {
    page: '/find-a-dealer?search=nowhere',
    rows: [
      { like: /^No dealers found matching .*nowhere/ },
      { link: 'Clear search', to: /^\/find-a-dealer/ },
    ],
  },
  {
    // The search shows without dealers; so does the map, in browsers with script: tests/e2e/no-dealers.spec.ts.
    page: '/find-a-dealer',
    data: 'none',
    rows: [
      { text: 'No dealers available' },
      { field: 'Your city or postcode', attributes: { placeholder: 'Your city or postcode' } },
      { button: 'Search' },
    ],
  },
  {
    page: '/find-a-dealer',
    data: 'unreadable',
    rows: [
      { at: 'alert', has: [{ part: 'Failed to fetch dealers' }] },
      { link: 'Try Again', to: /^\/find-a-dealer/ },
    ],
  },
  {
    page: '/after-sales',
    rows: [
      { heading: 'SAZGAR Aftersales' },
      { link: 'Book a Service', to: '/book-service' },
      { link: 'FAQ', to: '/faq' },
      {
        at: 'main',
        has: [{ heading: 'Service booking' }, { heading: 'Warranty' }, { heading: 'Parts' }],
      },
      { link: 'Read the warranty', to: '/warranty' },
      { link: 'Request a Part', to: '/parts-request' },
      // The size may stand beside the words.
      { text: 'Download Full Document PDF' },
    ],
  },
  {
    page: '/after-sales',
    only: 'html',
    rows: [
      { link: /^DownloadFullDocumentPDF/, to: /\.pdf$/ },
      { cells: ['× 1,000 km', ...intervals.map((km) => `${km} km`)] },
      { cells: ['Engine oil filter', ...always('Replace')] },
      { cells: ['Drive belt', ...always('Inspect')] },
      { cells: ['Air filter element', ...always('Replace')] },
      {
        cells: [
          'Power steering fluid',
          'Inspect',
          'Inspect',
          'Inspect',
          'Inspect/Add',
          'Inspect',
          'Inspect',
          'Inspect/Add',
        ],
      },
      { cells: ['Water pump belt', ...always('Replace')] },
    ],
  },
];
