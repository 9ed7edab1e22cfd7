import * as words from '#words/catalogue/faq';
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
    question: words.howOften,
    answer: [words.serviceInterval, words.whatIsServiced],
    wayOn: { title: words.seeSchedule, url: '/after-sales#maintenance' },
  },
  {
    category: 'Aftersales',
    question: words.howToBook,
    answer: [words.neededToBook, words.confirmedByCall],
  },
  {
    category: 'Sales',
    question: words.whatItCosts,
    answer: [words.priceWithFreight],
    wayOn: { title: words.openCalculator, url: '/book-now#price-calculator' },
  },
  {
    category: 'Customer Care',
    question: words.howToReachUs,
    answer: [words.sendQuestion],
    wayOn: { title: words.contactUs, url: '/contact-us' },
  },
  {
    category: 'SUVs',
    question: words.whichSuvs,
    answer: [words.suvs],
    wayOn: { title: words.seeModels, url: '/models' },
  },
  {
    category: 'EVs',
    question: words.howFar,
    answer: [words.ranges, words.rangeVaries],
    wayOn: { title: words.howChargingWorks, url: '/features/charging' },
  },
  {
    category: 'Warranty',
    question: words.howLongWarranty,
    answer: warrantyTerms.map((term) => words.warrantyTerm(term.name, formatTerm(term))),
    wayOn: { title: words.readWarranty, url: '/warranty' },
  },
  {
    category: 'Other',
    question: words.howToBecomeDealer,
    answer: [words.applyOnline],
    wayOn: { title: words.applyForDealership, url: '/become-a-dealer' },
  },
];
