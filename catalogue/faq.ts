import { formatTerm, warrantyTerms } from './warranty.ts';

/** The filter's categories after 'View All', in order: docs/spec/public-site.md#faq. */
export const faqCategories = [
  'Aftersales',
  'Sales',
  'Customer Care',
  'SUVs',
  'EVs',
  'Warranty',
  'Other',
] as const;

export type FaqCategory = (typeof faqCategories)[number];

/** One question. `wayOn` links to a page with more; entries in Aftersales link to service booking. */
export interface FaqEntry {
  category: FaqCategory;
  question: string;
  answer: readonly string[];
  wayOn?: { title: string; url: string };
}

export const faq: readonly FaqEntry[] = [
  {
    category: 'Aftersales',
    question: 'How often does my car need a service?',
    answer: [
      'Every 5,000 to 10,000 km.',
      'The periodic maintenance schedule says what is replaced and what is inspected at each service, from 5,000 to 60,000 km.',
    ],
    wayOn: { title: 'See the maintenance schedule', url: '/after-sales#maintenance' },
  },
  {
    category: 'Aftersales',
    question: 'What do I need to book a service?',
    answer: [
      'Your vehicle, your city, the service you need and a day that suits you. The VIN and the odometer reading help the workshop to prepare, but are optional.',
      'We call you to confirm the appointment.',
    ],
  },
  {
    category: 'Sales',
    question: 'What does a vehicle cost in my city?',
    answer: [
      'Each model’s page shows its ex-factory price. The price calculator adds freight to your city and shows the total.',
    ],
    wayOn: { title: 'Open the price calculator', url: '/book-now#price-calculator' },
  },
  {
    category: 'Customer Care',
    question: 'How do I reach a person?',
    answer: [
      'Send us your question and your phone number, and name the vehicle if it is about one. We will get back to you by phone or email.',
    ],
    wayOn: { title: 'Contact us', url: '/contact-us' },
  },
  {
    category: 'SUVs',
    question: 'Which SUVs are there?',
    answer: [
      'Six of our eight models are SUVs. The Haval H6 and the Haval Jolion also come as hybrids, the H6 HEV and the Jolion HEV. The H6 PHEV is a plug-in hybrid with an electric range of up to 100 km. The Tank 500 is the luxury SUV.',
    ],
    wayOn: { title: 'See all models', url: '/models' },
  },
  {
    category: 'EVs',
    question: 'How far do the electric cars go on one charge?',
    answer: [
      'The Ora 03 has a range of 400 km. The Ora 07 has 640 km with front-wheel drive and 550 km with all-wheel drive.',
      'Speed, load, weather and air conditioning affect the range on any given day.',
    ],
    wayOn: { title: 'How charging works', url: '/features/charging' },
  },
  {
    category: 'Warranty',
    question: 'How long is the warranty?',
    answer: warrantyTerms.map((term) => `${term.name}: ${formatTerm(term)}.`),
    wayOn: { title: 'Read the warranty', url: '/warranty' },
  },
  {
    category: 'Other',
    question: 'How do I become a dealer?',
    answer: [
      'Apply online. You need your CNIC and the dimensions of your site, and your NTN number if you have one. You can offer sales, service, parts, or all of them.',
    ],
    wayOn: { title: 'Apply for a dealership', url: '/become-a-dealer' },
  },
];
