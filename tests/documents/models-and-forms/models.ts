import type { PageRows, Row } from '../row.ts';

/** The model pages: name, slug of the price, colors and facts. */
const models: readonly {
  name: string;
  slug: string;
  vehicle: string;
  screen: string;
  facts: readonly string[];
}[] = [
  {
    name: 'Haval H6',
    slug: 'haval-h6',
    vehicle: 'haval-h6',
    screen: '14.6-inch infotainment system',
    facts: ['14.6 inch', '19 inch', '50 W'],
  },
  {
    name: 'Haval H6 HEV',
    slug: 'haval-h6-hev',
    vehicle: 'haval-h6-hev',
    screen: '12.3-inch infotainment system',
    facts: ['530 Nm', '240 HP', '1.5 L'],
  },
  {
    name: 'Haval H6 PHEV',
    slug: 'haval-h6-phev',
    vehicle: 'haval-h6-phev',
    screen: '12.3-inch infotainment system',
    facts: [
      '760 Nm',
      '360 HP',
      '1000 km',
      '100 km',
      '3.3 kW',
      'Full EV',
      'EV Priority',
      'Intelligent Hybrid',
    ],
  },
  {
    name: 'Haval Jolion',
    slug: 'haval-jolion',
    vehicle: 'haval-jolion',
    screen: '12.3-inch infotainment system',
    facts: ['12.3 inch', '18 inch', '337 L'],
  },
  {
    name: 'Haval Jolion HEV',
    slug: 'haval-jolion-hev',
    vehicle: 'haval-jolion-hev',
    screen: '12.3-inch infotainment system',
    facts: ['375 Nm', '190 HP'],
  },
  {
    name: 'Ora 03',
    slug: 'ora-03',
    vehicle: 'ora-03',
    screen: '12.3-inch infotainment system',
    facts: ['400 km'],
  },
  {
    name: 'Ora 07',
    slug: 'ora-07',
    vehicle: 'ora-07',
    screen: '12.3-inch infotainment system',
    facts: ['4.3 s', '640 km', '550 km', 'AWD', 'FWD'],
  },
  {
    name: 'Tank 500',
    slug: 'tank-500',
    vehicle: 'tank-500',
    screen: '12.3-inch infotainment system',
    facts: ['648 Nm', '246 HP'],
  },
];

const highlights = ['Comfort-Tek Seats', 'Best Driving Experience', 'Premium DTS Sound System'];

/** The pages of the eight models. */
export const modelPages: readonly PageRows[] = [
  ...models.map(
    ({ name, slug, vehicle, screen, facts }): PageRows => ({
      page: `/models/${slug}`,
      only: 'html',
      rows: [
        { heading: name },
        { logo: /^(HAVAL|ORA|TANK)$/ },
        { link: 'Book', to: new RegExp(`^/book-now\\?vehicle=${vehicle}`) },
        { link: 'Test Drive', to: /^\/test-drive/ },
        { link: /^Ex-FactoryPrice/, to: /^\/book-now\?vehicle=[a-z0-9-]+#price-calculator$/ },
        { like: /^(Starting from )?PKR [\d,]+$/ },
        ...[...highlights, screen].map((heading): Row => ({ heading })),
        ...facts.map((part): Row => ({ part })),
        { link: /^Downloadbrochure/, to: /\.pdf$/, saveAs: `${name} Brochure.pdf` },
        { heading: /^Morefrom/ },
      ],
    }),
  ),
  {
    page: '/models/haval-h6',
    rows: [
      ...['Onyx Black', 'Stealth Grey', 'Burgundy', 'Ivory White'].map((said): Row => ({ said })),
      ...['Nordic White', 'Pure Black', 'Tan Brown'].map((text): Row => ({ text })),
      { link: /HavalJolionHEV/, to: '/models/haval-jolion-hev' },
      { link: /Ora03/, to: '/models/ora-03' },
      { link: /Tank500/, to: '/models/tank-500' },
    ],
  },
  // An unknown model is the H6.
  { page: '/models/haval-h9', only: 'html', leadsTo: '/models/haval-h6', rows: [] },
  {
    page: '/models/tank-500',
    data: 'none',
    rows: [{ text: 'Price unavailable' }],
  },
  {
    page: '/models/tank-500',
    data: 'unreadable',
    rows: [{ text: 'Price unavailable' }],
  },
  {
    page: '/models/tank-500',
    only: 'browser',
    rows: [
      { at: 'main', has: [{ heading: 'Tank 500' }] },
      { link: 'Book', to: /^\/book-now/ },
      { link: 'Test Drive', to: /^\/test-drive/ },
      { link: /^Ex-FactoryPrice/, to: /#price-calculator$/ },
      { heading: '12.3-inch infotainment system' },
      { part: 'Download brochure' },
    ],
  },
];
