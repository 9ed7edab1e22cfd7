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
      { button: 'Use my location' },
      {
        each: 'dealer card',
        has: [
          { heading: /./ },
          { like: /^\D+$/ },
          { like: /^\S+@\S+\.\S+$/ },
          { like: /^\+?[\d ]{7,}$/ },
          { link: 'Book a test drive', to: /^\/test-drive\?dealer=/ },
          { link: 'Get Directions', to: /maps\/search\/.*query=-?\d/, newTab: true },
        ],
      },
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
    // 43: search and map show without dealers.
    page: '/find-a-dealer',
    data: 'none',
    rows: [
      { text: 'No dealers available' },
      { field: 'Your city or postcode', attributes: { placeholder: 'Your city or postcode' } },
      { button: 'Search' },
      { button: 'Use my location' },
      { at: 'map', has: [] },
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
      { at: 'main', has: [{ heading: 'Service booking' }, { heading: 'Warranty' }, { heading: 'Parts' }] },
      { link: 'Read the warranty', to: '/warranty' },
      { link: 'Request a Part', to: '/parts-request' },
      // 43: the size may stand beside the words.
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
