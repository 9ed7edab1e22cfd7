import { termInWords, warrantyTerms } from './warranty.ts';

/** The filter's categories after 'View All', in its order (document 2, section 2). */
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

/** One question. The way on leads to the page that has more; Aftersales leads to the service desk. */
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
      'Your vehicle, your city, what is to be done and the day that suits you. The VIN and the odometer help the workshop prepare, but you can leave them out.',
      'We call you to confirm the appointment.',
    ],
  },
  {
    category: 'Sales',
    question: 'What does a vehicle cost in my city?',
    answer: [
      'Each model’s page shows its ex-factory price. The price calculator adds what your city adds, so that you see the price there.',
    ],
    wayOn: { title: 'Open the price calculator', url: '/book-now#price-calculator' },
  },
  {
    category: 'Customer Care',
    question: 'How do I reach a person?',
    answer: [
      'Write to us with your phone number and your question, and say which vehicle it is about if it is about one. We get back to you by phone or email.',
    ],
    wayOn: { title: 'Contact us', url: '/contact-us' },
  },
  {
    category: 'SUVs',
    question: 'Which SUVs are there?',
    answer: [
      'Six of our eight models are SUVs. The Haval H6 and the Haval Jolion each have a hybrid beside them, the H6 HEV and the Jolion HEV. The H6 PHEV is a plug-in hybrid with an electric range of up to 100 km. The Tank 500 is the luxury SUV.',
    ],
    wayOn: { title: 'See all models', url: '/models' },
  },
  {
    category: 'EVs',
    question: 'How far do the electric cars go on one charge?',
    answer: [
      'The Ora 03 has a range of 400 km. The Ora 07 has 640 km with front-wheel drive and 550 km with all-wheel drive.',
      'Speed, load, weather and air conditioning change what you get on a given day.',
    ],
    wayOn: { title: 'How charging works', url: '/features/charging' },
  },
  {
    category: 'Warranty',
    question: 'How long is the warranty?',
    answer: warrantyTerms.map((term) => `${term.name}: ${termInWords(term)}.`),
    wayOn: { title: 'Read the warranty', url: '/warranty' },
  },
  {
    category: 'Other',
    question: 'How do I become a dealer?',
    answer: [
      'Apply online. Have your CNIC and the dimensions of your site at hand, and your NTN number if you have one. You can offer sales, service, parts, or all of them.',
    ],
    wayOn: { title: 'Apply for a dealership', url: '/become-a-dealer' },
  },
];
